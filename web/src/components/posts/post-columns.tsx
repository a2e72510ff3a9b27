import { Box, chakra } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Column } from '../../ui/lists/data-table.tsx';
import { SkeletonBox } from '../../ui/states/skeleton.tsx';
import { DateText } from '../../ui/text/date-text.tsx';

const NameLink = chakra(Link, {
  base: { color: 'text', fontWeight: 'semibold', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
});

/** A post's name, which links to it, with its badges. */
export const PostName = ({ to, name, children }: { to: string; name: string; children?: ReactNode }) => (
  <Box as="span" display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
    <NameLink to={to}>{name}</NameLink>
    {children}
  </Box>
);

/** The column of a post's name, which the tables of jobs, projects and briefings share [EMP-40]. */
export const nameColumn = <T,>(t: TFunction, cell: (row: T) => ReactNode): Column<T> => ({
  header: t('Name'),
  phone: 'name',
  shape: <SkeletonBox width="180px" />,
  cell,
});

export const postedColumn = <T,>(t: TFunction, dateOf: (row: T) => string | undefined): Column<T> => ({
  header: t('Posted On'),
  phone: 'fact',
  phoneLabel: t('Posted'),
  shape: <SkeletonBox width="92px" />,
  cell: (row) => {
    const date = dateOf(row);
    return date ? <DateText value={date} format="dash" /> : false;
  },
});

export const matchesColumn = <T,>(t: TFunction, countOf: (row: T) => number | undefined): Column<T> => ({
  header: t('Matches'),
  phone: 'fact',
  phoneLabel: t('Matches'),
  end: true,
  shape: <SkeletonBox width="20px" ms="auto" />,
  cell: (row) => countOf(row) ?? 0,
});

export const actionColumn = <T,>(t: TFunction, cell: (row: T) => ReactNode): Column<T> => ({
  header: t('Action'),
  headerHidden: true,
  phone: 'actions',
  shape: <SkeletonBox width="150px" my="15px" />,
  cell,
});
