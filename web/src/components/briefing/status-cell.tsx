import { Box } from '@chakra-ui/react';
import type { SentBriefing } from '@plumbline/shared/contracts/access/briefings';
import { paths } from '@plumbline/shared/options/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RelativeTime } from '../../ui/text/date-text.tsx';
import { BriefingPill } from './briefing-pill.tsx';
import { reasonLabels } from './reason-labels.ts';

const { searchProfileJob, skilledWorkerJobResponse } = paths.employees;

/** Returns the line under the status: the next step or the response. */
const useNext = ({ job, recipient, state, answeredAt, reasons = [] }: SentBriefing): ReactNode => {
  const { t } = useTranslation();
  const answer = skilledWorkerJobResponse.path(recipient.id, job.id);
  switch (state) {
    case 'draft':
      return <Link to={searchProfileJob.path(recipient.id, { job: job.id })}>{t('Not paid yet')}</Link>;
    case 'pending':
      return t('No answer yet');
    case 'rejected':
      return (
        <Link to={answer}>{reasons.map((reason) => t(reasonLabels[reason])).join(', ') || t('No reason given')}</Link>
      );
    case 'accepted':
      return <Link to={answer}>{answeredAt ? <RelativeTime value={answeredAt} /> : t('See the answer')}</Link>;
    case 'withdrawn':
      return undefined;
  }
};

export const StatusCell = ({ briefing }: { briefing: SentBriefing }) => {
  const next = useNext(briefing);
  return (
    <Box
      display="flex"
      flexDirection={{ base: 'row', md: 'column' }}
      alignItems={{ base: 'center', md: 'flex-start' }}
      flexWrap="wrap"
      gap="1"
      columnGap="3"
      mt={{ base: '1', md: '0' }}
    >
      <BriefingPill state={briefing.state} reader="company" />
      {next && (
        <Box
          as="p"
          color="muted"
          textStyle="small"
          css={{ '& a': { display: 'inline-flex', minHeight: { base: '44px', md: 'auto' }, alignItems: 'center' } }}
        >
          {next}
        </Box>
      )}
    </Box>
  );
};
