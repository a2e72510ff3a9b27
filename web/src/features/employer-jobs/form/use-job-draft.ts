import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { writeStored } from '../../../lib/browser-storage.ts';
import type { JobValues } from './job-values.ts';

/** How long typing has to pause before the draft is written. */
const PAUSE_MS = 300;

/** Keeps what was typed into a new job, so that a closed browser loses nothing [EMP-24]. */
export const useJobDraft = ({ subscribe }: Pick<UseFormReturn<JobValues>, 'subscribe'>, enabled: boolean) => {
  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        if (isDirty) timer = setTimeout(() => writeStored('jobDraft', values), PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, enabled]);
};
