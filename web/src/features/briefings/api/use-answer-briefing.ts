import type { BriefingFeedback } from '@plumbline/shared/contracts/access/access';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { refreshBadges } from '../../../lib/queries/badges.ts';
import { refreshDashboard } from '../../../lib/queries/dashboard.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** Reloads everything that a decision changes. Runs also after an error, because another tab may have decided. */
const refresh = (client: QueryClient) =>
  Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.jobs.all }),
    client.invalidateQueries({ queryKey: queryKeys.briefings.all }),
    refreshDashboard(client),
    refreshBadges(client),
  ]);

type Briefing = Pick<JobView, 'id' | 'company'>;
/**
 * The callbacks of a decision. They run before the data is loaded again, because the reload removes the buttons and
 * their callbacks.
 */
type DecisionCallbacks = { onSuccess: () => void; onError: (error: unknown) => void };

/** 'I'm Interested': both sides see each other's contact details [BRF-12]. */
export const useAcceptBriefing = ({ id, company }: Briefing, then: DecisionCallbacks) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('PATCH /api/profile/access/grant/{id}', { params: { id: company }, body: { type: 'job', job: id } }),
    ...then,
    onSettled: () => refresh(client),
  });
};

/** 'Decline', with a reason [BRF-13, BRF-14]. */
export const useDeclineBriefing = ({ id, company }: Briefing, then: DecisionCallbacks) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (feedback: BriefingFeedback) =>
      call('PATCH /api/profile/access/reject/{id}', {
        params: { id: company },
        body: { type: 'job', job: id, ...feedback },
      }),
    ...then,
    onSettled: () => refresh(client),
  });
};
