import type { JobForm } from '@plumbline/shared/contracts/jobs/job-form';
import { createJob, updateJob } from '@plumbline/shared/contracts/jobs/jobs';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** Creates a job, or updates the given one; both ask for it to be published, unless it is paused [EMP-22, EMP-23, EMP-33]. */
export const useSaveJob = (jobId: string | undefined, publish = true) =>
  useMutation({
    mutationFn: (form: JobForm) => {
      const body = { ...form, ...(publish && { published: true }) };
      return jobId ? call(updateJob, { params: { id: jobId }, body }) : call(createJob, { body });
    },
  });
