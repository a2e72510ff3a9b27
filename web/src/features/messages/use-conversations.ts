import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { REFRESH_MS } from './use-conversation.ts';

/** The user's conversations, latest message first; requested again while the page is open. */
export const useConversations = () =>
  useInfiniteQuery({
    queryKey: queryKeys.conversations.list,
    queryFn: ({ pageParam: cursor, signal }) => call('GET /api/messages', { query: { cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    refetchInterval: REFRESH_MS,
  });
