import type { getWaiting } from '@plumbline/shared/contracts/dashboard/dashboard';
import type { ResponseOf } from '@plumbline/shared/contracts/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { A_VISIT } from '../../../lib/queries/dashboard.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { useSessionKind } from '../../../lib/session/session.ts';
import { type SeekerOverview, useSeekerOverview } from './use-seeker-overview.ts';

const briefings = ({ waiting }: SeekerOverview): ResponseOf<typeof getWaiting> => ({ results: waiting });

/** The pending items of the profile; other pages clear them, so they are requested at every visit. */
export const usePendingItems = () => {
  const kind = useSessionKind();
  const isSeeker = kind === 'candidate';
  const ofSeeker = useSeekerOverview(briefings, isSeeker);
  const ofCompany = useQuery({
    queryKey: queryKeys.dashboard.waiting,
    queryFn: ({ signal }) => call('GET /api/waiting', {}, { signal }),
    staleTime: A_VISIT,
    // A school has none.
    enabled: kind === 'provider' || kind === 'vendor',
  });
  return isSeeker ? ofSeeker : ofCompany;
};
