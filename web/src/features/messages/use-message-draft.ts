import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readStored, writeStored } from '../../lib/session/browser-storage.ts';

type Form = UseFormReturn<{ text: string }>;

/** What was typed to somebody and not sent. */
export const messageDraft = (profileId: string): string => readStored('messageDrafts')?.[profileId] ?? '';

/** Keeps what is typed until it is sent, so that looking something up loses nothing. */
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
