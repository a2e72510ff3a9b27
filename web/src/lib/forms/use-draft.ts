import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { onSessionExpiry, writeStored } from '../session/browser-storage.ts';
import { getSession } from '../session/session.ts';

/** The pause in milliseconds after which typed text is stored as a draft. */
const PAUSE_MS = 300;

/** The names of the drafts of forms. */
export type DraftName = 'jobDraft' | 'briefingDraft' | 'projectDraft';

/**
 * Stores the typed values of a new post under a name, so that a closed browser loses nothing. Does nothing without a
 * name.
 */
export const useDraft = <V extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<V>, 'subscribe'>,
  name: DraftName | undefined,
) => {
  useEffect(() => {
    if (!name) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let changed = false;
    let unwritten: V | undefined;
    const write = () => {
      clearTimeout(timer);
      // Stores nothing after a sign-out, so that the next user of this browser doesn't see the draft.
      if (unwritten && getSession().profile) writeStored(name, unwritten);
      unwritten = undefined;
    };
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        // Once a value was changed, changing it back counts as a change too.
        changed ||= isDirty === true;
        if (!changed) return;
        unwritten = values;
        timer = setTimeout(write, PAUSE_MS);
      },
    });
    // Stores the last words when the user leaves the page before the pause has passed.
    addEventListener('pagehide', write);
    const forgetWrite = onSessionExpiry(write);
    return () => {
      forgetWrite();
      removeEventListener('pagehide', write);
      write();
      stop();
    };
  }, [subscribe, name]);
};
