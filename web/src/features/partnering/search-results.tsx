import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MileTape } from '../../ui/drawing/mile-tape.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { ResultsHeading } from '../../ui/lists/results-heading.tsx';

type SearchResultsProps = {
  /** '5 companies within 50 miles' */
  heading: string;
  /** The tape's content as text. */
  tape: (from: number, to: number) => string;
  miles: readonly number[];
  page: number;
  pageCount: number;
  busy: boolean;
  onTurn: (page: number) => void;
  children: ReactNode;
};

/** The count, the tape with one bob for each result of the page, and the results. */
export const PartnerResults = (props: SearchResultsProps) => {
  const { heading, tape, miles, page, pageCount, busy, onTurn, children } = props;
  const { t } = useTranslation();
  const turn = (next: number) => {
    onTurn(next);
    scrollTo({ top: 0 });
  };
  return (
    <Box as="section" aria-labelledby="partner-results" aria-busy={busy} display="grid" gap="4">
      <Box display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" gap="3">
        <ResultsHeading id="partner-results" busy={busy}>
          {heading}
        </ResultsHeading>
        <Box color="muted" textStyle="small">
          {t('Nearest first')}
        </Box>
      </Box>
      <MileTape miles={miles} label={tape(Math.round(Math.min(...miles)), Math.round(Math.max(...miles)))} />
      {children}
      <Pager page={page} pageCount={pageCount} onChange={turn} />
    </Box>
  );
};
