import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readStored, writeStored } from '../../lib/session/browser-storage.ts';

type Form = UseFormReturn<{ text: string }>;

/** Text that was typed to a profile and not sent. */
export const messageDraft = (profileId: string): string => readStored('messageDrafts')?.[profileId] ?? '';

/** Stores typed text until it is sent, so that leaving the page loses nothing. */
export const useMessageDraft = (profileId: string, { subscribe }: Pick<Form, 'subscribe'>) => {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { text } }) => {
          const { [profileId]: _, ...others } = readStored('messageDrafts') ?? {};
          writeStored('messageDrafts', text ? { ...others, [profileId]: text } : others);
        },
      }),
    [profileId, subscribe],
  );
};
