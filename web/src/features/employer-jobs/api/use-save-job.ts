import type { JobForm } from '@plumbline/shared/contracts/jobs/job-form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';

/** A stored job as the form was opened with it. */
export type EditedJob = { id: string; updatedAt: string };

/**
 * Creates a job, or updates the given one; both publish it, unless it is paused. The server rejects an update when
 * another user has changed the job since the form was opened [EMP-22, EMP-23, EMP-33].
 */
export const useSaveJob = (edited: EditedJob | undefined, publish = true) => {
  // The job is loaded again in the background; the form keeps the values and the version that it was opened with.
  const [job] = useState(edited);
  return useMutation({
    mutationFn: (form: JobForm) => {
      const body = { ...form, ...(publish && { published: true }) };
      return job
        ? call('PATCH /api/jobs/{id}', { params: { id: job.id }, body: { ...body, updatedAt: job.updatedAt } })
        : call('POST /api/jobs', { body });
    },
  });
};
