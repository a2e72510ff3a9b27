import { Box, chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NotSpecified } from '../../ui/text/not-specified.tsx';
import { LockedLine } from './locked-line.tsx';
import { newestFirst } from './newest-first.ts';
import type { SeekerPart } from './seeker-part.ts';

const History = chakra('ol', {
  base: {
    listStyleType: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '140px minmax(0, 1fr)' },
      columnGap: '4',
      rowGap: '1',
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
      _first: { borderTopWidth: '0', pt: '0' },
    },
  },
});

const DutiesDetails = chakra('details', {
  base: {
    '& summary': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: '44px',
      color: 'accent',
      fontSize: 'control',
      fontWeight: 'medium',
      cursor: 'pointer',
      listStyle: 'none',
      _hover: { color: 'accent-hover' },
      '&::-webkit-details-marker': { display: 'none' },
    },
    '&[open] summary .lucide': { transform: 'rotate(90deg)' },
  },
});

type WorkHistoryProps = {
  part: SeekerPart;
  /** Whether the descriptions are masked, as they are until the profile is unlocked. */
  locked?: boolean;
};

/** Positions with their years, each expandable to its description [PRO-10]. */
export const WorkHistory = ({ part, locked = false }: WorkHistoryProps) => {
  const { t } = useTranslation();
  const history = newestFirst(part.previousCompaniesWorkedFor ?? []);
  if (history.length === 0) return <NotSpecified />;
  const yearsOf = (from: string, to: string | undefined) => (to ? t('{{from}} to {{to}}', { from, to }) : from);
  return (
    <>
      <History>
        {history.map(({ position, from, to, current, dailyResponsibilities }) => (
          <li key={`${position} ${from} ${to ?? ''}`}>
            <Box as="p" color="muted" fontSize="control">
              {yearsOf(from, current ? t('Current') : to)}
            </Box>
            <div>
              <b>{position}</b>
              {!locked && (
                <DutiesDetails>
                  <summary>
                    <ChevronRight size={16} aria-hidden />
                    {t('Daily responsibilities')}
                  </summary>
                  <Box
                    textStyle="small"
                    color={dailyResponsibilities ? 'text' : 'muted'}
                    whiteSpace="pre-line"
                    overflowWrap="anywhere"
                    pb="2"
                  >
                    {dailyResponsibilities || t('No description provided')}
                  </Box>
                </DutiesDetails>
              )}
            </div>
          </li>
        ))}
      </History>
      {locked && <LockedLine>{t('Job details show after you unlock')}</LockedLine>}
    </>
  );
};
