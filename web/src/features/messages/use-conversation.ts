import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { newId } from '../../lib/new-id.ts';
import { refreshBadges } from '../../lib/queries/badges.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { toast } from '../../ui/toasts/toast.ts';

/** How often an open page requests new messages, in ms; hidden tabs don't. */
export const REFRESH_MS = 20_000;

/** The messages with another profile, newest first. */
export const useConversation = (profileId: string) =>
  useInfiniteQuery({
    queryKey: queryKeys.conversations.with(profileId),
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/messages/{id}', { params: { id: profileId }, query: { cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    refetchInterval: REFRESH_MS,
  });

const useRefresh = () => {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: queryKeys.conversations.all });
};

/** Marks shown messages as read, then reloads the badge and the list. */
export const useMarkRead = (profileId: string, unread: number) => {
  const queries = useQueryClient();
  const refresh = useRefresh();
  const { mutate } = useMutation({
    mutationFn: () => call('POST /api/messages/{id}/read', { params: { id: profileId } }, { inBackground: true }),
    onSuccess: () => Promise.all([refresh(), refreshBadges(queries)]),
  });
  useEffect(() => {
    if (unread > 0) mutate();
  }, [unread, mutate]);
};

type Message = { text: string; attachments: string[] };
const nothing: Message = { text: '', attachments: [] };

/** Sends a message only once: a repeat after a lost response has the same key. */
export const useSendMessage = (profileId: string) => {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const last = useRef<Message & { key: string }>({ ...nothing, key: '' });
  return useMutation({
    mutationFn: (message: Message) => {
      const { key, ...before } = last.current;
      if (!key || JSON.stringify(before) !== JSON.stringify(message)) last.current = { ...message, key: newId() };
      return call('POST /api/messages/{id}', { params: { id: profileId }, body: last.current });
    },
    onSuccess: () => {
      last.current = { ...nothing, key: '' };
      return refresh();
    },
    onError: (error) => {
      toast.error(errorText(t, error, 'Something went wrong.'));
      return refresh();
    },
  });
};

/** Blocks messages of the other side, or unblocks them. */
export const useBlockConversation = (profileId: string) => {
  const { t } = useTranslation();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (blocked: boolean) =>
      call('PATCH /api/messages/{id}', { params: { id: profileId }, body: { blocked } }),
    onSuccess: refresh,
    onError: (error) => toast.error(errorText(t, error, 'Something went wrong.')),
  });
};
