import type { JobSummary } from '@plumbline/shared/contracts/jobs/job-form';
import { canMoveJob, type JobState } from '@plumbline/shared/domain/jobs/job-states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { FillJobDialog } from '../job/fill/fill-job-dialog.tsx';

type MarkAsFilledProps = { job: Pick<JobSummary, 'id' | 'name' | 'status'> | undefined };

/** The button that ends a job after a hire. Renders nothing for a job that has already ended. */
export const MarkAsFilled = ({ job }: MarkAsFilledProps) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const state = job?.status as JobState | undefined;
  if (!state || state === 'Filled' || !canMoveJob(state, 'Filled')) return null;
  return (
    <>
      <Button variant="primary" onClick={() => setAsking(true)}>
        {t('Mark as filled')}
      </Button>
      <FillJobDialog job={asking ? job : undefined} onClose={() => setAsking(false)} />
    </>
  );
};
