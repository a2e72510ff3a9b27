import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { writeStored } from '../../lib/session/browser-storage.ts';
import { getSession } from '../../lib/session/session.ts';
import type { JobValues } from './job-values.ts';

/** How long typing has to pause before the draft is written. */
const PAUSE_MS = 300;

/** Where the draft of a new job is kept, and where that of a briefing. */
export type JobDraft = 'jobDraft' | 'briefingDraft';

/** Keeps what was typed into a new job, so that a closed browser loses nothing [EMP-24]; nothing without a name. */
export const useJobDraft = ({ subscribe }: Pick<UseFormReturn<JobValues>, 'subscribe'>, name: JobDraft | undefined) => {
  useEffect(() => {
    if (!name) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let changed = false;
    let unwritten: JobValues | undefined;
    const write = () => {
      clearTimeout(timer);
      // Who has signed out leaves nothing to the next in this browser.
      if (unwritten && getSession().profile) writeStored(name, unwritten);
      unwritten = undefined;
    };
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        // What was changed back is a change too.
        changed ||= isDirty === true;
        if (!changed) return;
        unwritten = values;
        timer = setTimeout(write, PAUSE_MS);
      },
    });
    // Whoever leaves at once keeps the last words too.
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      write();
      stop();
    };
  }, [subscribe, name]);
};
