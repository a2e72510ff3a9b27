import type { UseFormReturn } from 'react-hook-form';
import { useDraft } from '../../lib/forms/use-draft.ts';
import type { JobValues } from './job-values.ts';

/** Where the draft of a new job is kept, and where that of a briefing. */
export type JobDraft = 'jobDraft' | 'briefingDraft';

/** Keeps what was typed into a new job [EMP-24]; nothing without a name. */
export const useJobDraft = (form: Pick<UseFormReturn<JobValues>, 'subscribe'>, name: JobDraft | undefined) =>
  useDraft(form, name);
