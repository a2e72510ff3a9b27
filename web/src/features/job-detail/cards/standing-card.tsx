import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplicationLine } from '../../../components/job/application-line.tsx';
import { WithdrawDialog } from '../../../components/job/applying/withdraw-dialog.tsx';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { ApplicationStatus } from './application-rules.ts';

const says = ({ state, seen, answeredAt }: ApplicationStatus): string | undefined => {
  if (state === 'granted') return undefined;
  if (answeredAt) return msg('They have your phone and email. Expect a call.');
  return seen ? msg("They've looked at their applicants. We'll email you when they answer.") : msg('Not seen yet.');
};

type StandingCardProps = { job: JobView; applicationStatus: ApplicationStatus; appliedAt: string };

/** How far the open application has come, and the way to withdraw it. */
export const StandingCard = ({ job, applicationStatus, appliedAt }: StandingCardProps) => {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const { state, seen = false, answeredAt } = applicationStatus;
  const text = says(applicationStatus);
  const company = { id: job.company, name: job.profile[0]?.name ?? '' };
  return (
    <Card as="section" pad display="grid" gap="3" order={{ base: -2, desk: 0 }} aria-labelledby="standing">
      <h2 id="standing">{t('Where it stands')}</h2>
      <ApplicationLine appliedAt={appliedAt} seen={seen || answeredAt !== undefined} answeredAt={answeredAt} />
      {text && (
        <Box as="p" color="muted" textStyle="small">
          {t(text)}
        </Box>
      )}
      {state === 'requested' && <Button onClick={() => setAsks(true)}>{t('Withdraw Application')}</Button>}
      <WithdrawDialog job={asks ? { id: job.id, name: job.name, company } : undefined} onClose={() => setAsks(false)} />
    </Card>
  );
};
