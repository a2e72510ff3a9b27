import { Box, chakra } from '@chakra-ui/react';
import type { CompanyCard as Card } from '@plumbline/shared/contracts/search/companies';
import { formatMonth } from '@plumbline/shared/domain/dates/dates';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Skeleton, SkeletonBox } from '../../ui/states/skeleton.tsx';
import { Avatar } from '../../ui/text/avatar.tsx';
import { useLocale } from '../../ui/text/date-text.tsx';
import { Chip, Chips, StatusPill } from '../../ui/text/pill.tsx';

/** Companies in a grid, as many columns as fit. */
export const CompanyBoard = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 296px), 1fr))',
    gap: '4',
    listStyleType: 'none',
  },
});

const Frame = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3.5',
    p: '5',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'm',
    '& :is(h2, h3)': { fontSize: 'h3l', lineHeight: '1.2' },
    '& :is(h2, h3) a': { color: 'text', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
  },
});

const TRADES_SHOWN = 4;

type CompanyCardProps = {
  company: Card;
  /** The address of the company's profile. */
  to: string;
  /** The button's text, such as 'View Profile'. */
  action: string;
  /** The level of the heading: 3 below a heading of the list. */
  level?: 2 | 3;
  /** The content of the card's corner, such as the distance. */
  corner?: ReactNode;
  /** The content next to the button: actions on the company. */
  more?: ReactNode;
  /** Why the company matched. Without a reason, the company's trades show. */
  reason?: ReactNode;
};

/** A company in a list: name, photo, place, description, trades and founding year [PRJ-27]. */
export const CompanyCard = ({ company, to, action, level = 3, corner, more, reason }: CompanyCardProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name, city, state, profilePhoto, description, industry, qualifiedDesignations, trades, connected } = company;
  const nameId = `company-${company.id}`;
  const Heading = `h${level}` as const;
  return (
    <Frame>
      <Box display="flex" gap="3.5" alignItems="flex-start">
        <Avatar name={name} photoUrl={profilePhoto} company />
        <Box flex="1" minWidth="0">
          <Heading id={nameId}>
            <Link to={to}>{name}</Link>
          </Heading>
          <Box color="muted" textStyle="small">
            {placeText({ city, state })}
          </Box>
        </Box>
        {corner}
      </Box>
      {reason}
      <Box as="p" fontSize="control" overflowWrap="anywhere">
        {description || t('No description provided.')}
      </Box>
      {!reason && trades.length > 0 && (
        <Chips>
          {trades.slice(0, TRADES_SHOWN).map((trade) => (
            <Chip key={trade}>{t(trade)}</Chip>
          ))}
          {trades.length > TRADES_SHOWN && (
            <Box as="span" color="muted" textStyle="small">
              {t('{{count}} more', { count: trades.length - TRADES_SHOWN })}
            </Box>
          )}
        </Chips>
      )}
      <Box marginTop="auto" display="grid" gap="3" borderTopWidth="1px" borderColor="border" pt="3.5">
        <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3.5" rowGap="1" textStyle="small">
          {connected && <StatusPill status="Connected" />}
          {industry.length > 0 && <span>{industry.map((each) => t(each)).join(', ')}</span>}
          {qualifiedDesignations.map((each) => (
            <b key={each}>{t(each)}</b>
          ))}
          <Box as="span" color="muted">
            {t('Joined {{when}}', { when: formatMonth(company.createdAt, { locale }) })}
          </Box>
        </Box>
        <Box display="flex" gap="2" css={{ '& > *': { flex: '1' } }}>
          <ButtonLink to={to} aria-describedby={nameId}>
            {action}
          </ButtonLink>
          {more}
        </Box>
      </Box>
    </Frame>
  );
};

/** Skeletons of three companies. */
export const CompanyBoardShape = () => (
  <Skeleton>
    <CompanyBoard>
      {['150px', '120px', '170px'].map((width) => (
        <Frame key={width} minHeight="232px">
          <Box display="flex" gap="3.5">
            <SkeletonBox shape="avatar" />
            <SkeletonBox shape="heading" width={width} />
          </Box>
          <SkeletonBox width="90%" />
          <SkeletonBox width="70%" />
          <SkeletonBox shape="button" marginTop="auto" width="full" />
        </Frame>
      ))}
    </CompanyBoard>
  </Skeleton>
);
