import { BLOCKS_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** A page of the companies that the seeker has blocked, latest first. */
export const useBlocks = (page: number) =>
  useQuery({
    queryKey: queryKeys.blocks.page(page),
    queryFn: ({ signal }) => call('GET /api/blocks', { query: { page, limit: BLOCKS_PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });
