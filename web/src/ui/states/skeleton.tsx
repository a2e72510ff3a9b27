import { Box, Skeleton as ChakraSkeleton, type SkeletonProps } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** A gray box of the size of the content that is loading. */
export const SkeletonBox = (props: SkeletonProps) => <ChakraSkeleton as="span" {...props} />;

/** The skeleton of loading content; screen readers read that it is loading. */
export const Skeleton = (props: ComponentProps<typeof Box>) => {
  const { t } = useTranslation();
  return <Box role="status" aria-label={t('Loading')} aria-busy="true" {...props} />;
};

const widths = [
  ['46%', '70%'],
  ['38%', '62%'],
  ['52%', '58%'],
] as const;

export type ListSkeletonProps = { rows?: 1 | 2 | 3; avatar?: boolean };

/** Lines of text, with or without a person's picture before them. */
export const ListSkeleton = ({ rows = 3, avatar = true }: ListSkeletonProps) => (
  <Skeleton display="grid" gap="4" minHeight="44px">
    {widths.slice(0, rows).map(([first, second]) => (
      <Box key={first} display="flex" gap="3.5" alignItems="center">
        {avatar && <SkeletonBox shape="avatar" />}
        <Box flex="1" display="grid" gap="2.5">
          <SkeletonBox width={first} />
          <SkeletonBox width={second} />
        </Box>
      </Box>
    ))}
  </Skeleton>
);
