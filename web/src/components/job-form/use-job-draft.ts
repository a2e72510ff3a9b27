import type { UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../lib/forms/use-draft.ts';
import type { JobValues } from './job-values.ts';

/** The storage names of the draft of a new job and of a briefing. */
export type JobDraft = 'jobDraft' | 'briefingDraft';

/** Stores the values of a new job while they are typed. Does nothing without a name [EMP-24]. */
export const useJobDraft = (form: Pick<UseFormReturn<JobValues>, 'subscribe'>, name: JobDraft | undefined) =>
  useDraft(form, name);
