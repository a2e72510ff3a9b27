import { BRIEFINGS_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { receivedBriefingsQuery } from '../../../lib/queries/received-briefings.ts';

/** A briefing that the company sent, with its response [BRF-17]. */
export const useSentBriefing = (jobId: string) =>
  useQuery({
    queryKey: queryKeys.briefings.sent(jobId),
    queryFn: ({ signal }) => call('GET /api/jobs/{id}/briefing', { params: { id: jobId } }, { signal }),
  });

/** A page of the briefings the job seeker received [BRF-16]. */
export const useReceivedBriefings = (page: number) => useQuery(receivedBriefingsQuery(page, BRIEFINGS_PAGE_SIZE));
