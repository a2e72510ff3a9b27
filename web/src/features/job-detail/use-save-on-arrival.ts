import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSaveJob } from '../../lib/queries/jobs/saved-jobs.ts';

/** Saves the job once when the address says so, as after signing up to save it. `save` then leaves the address. */
export const useSaveOnArrival = (job: JobView | undefined) => {
  const [query, setQuery] = useSearchParams();
  const { mutate: save } = useSaveJob();
  const isDone = useRef(false);
  const asked = query.has('save') && job?.applicationStatus !== undefined;
  useEffect(() => {
    if (!asked || isDone.current || !job) return;
    isDone.current = true;
    if (!job.applicationStatus?.saved) save({ jobId: job.id, saved: true });
    setQuery(
      (current) => {
        current.delete('save');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [asked, job, save, setQuery]);
};
