import { Box } from '@chakra-ui/react';
import { BRIEFINGS_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSentBriefings } from '../../../lib/queries/sent-briefings.ts';
import { useShortDate } from '../../../ui/text/date-text.tsx';

const SentState = ({ children }: { children: ReactNode }) => (
  <Box display="flex" gap="2" px="3" py="2.5" bg="info-soft" color="info" borderRadius="s" textStyle="small">
    <Box asChild flex="none" mt="0.5">
      <Send size={16} aria-hidden />
    </Box>
    <p>{children}</p>
  </Box>
);

/** The day on which the company last sent a job to the worker. */
export const SentJob = ({ date }: { date: string }) => {
  const { t } = useTranslation();
  const shortDate = useShortDate();
  return <SentState>{t('Job sent {{date}}', { date: shortDate(date) })}</SentState>;
};

type PendingBriefingProps = { id: string; briefing: { job: string; sentAt: string } };

/** A briefing to this worker that waits for an answer, so that the company doesn't pay for a second one. */
export const PendingBriefing = ({ id, briefing }: PendingBriefingProps) => {
  const { t } = useTranslation();
  const shortDate = useShortDate();
  return (
    <SentState>
      {t('Briefing sent {{date}}, no answer yet', { date: shortDate(briefing.sentAt) })}{' '}
      <Link to={paths.employees.skilledWorkerJobResponse.path(id, briefing.job)}>{t('View briefing')}</Link>
    </SentState>
  );
};

/** The newest briefing to this worker that waits for an answer, from the company's list. */
export const LatestBriefing = ({ id }: { id: string }) => {
  const { data } = useSentBriefings(1, BRIEFINGS_PAGE_SIZE);
  const pending = data?.results.find(({ recipient, state }) => recipient.id === id && state === 'pending');
  if (!pending?.sentAt) return null;
  return <PendingBriefing id={id} briefing={{ job: pending.job.id, sentAt: pending.sentAt }} />;
};
