import type { JobForm } from '@plumbline/shared/contracts/jobs/job-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useStartPurchase } from '../../../components/checkout/use-start-purchase.ts';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { removeStored } from '../../../lib/session/browser-storage.ts';
import { getSession } from '../../../lib/session/session.ts';
import type { BriefingAddress } from '../send/briefing-address.ts';

type Draft = {
  recipient: string;
  /** The id of the stored draft. */
  jobId: string | undefined;
  address: BriefingAddress;
};

/**
 * Stores the briefing and goes to its payment, which sends it. From then on the address names the stored draft:
 * returning from the checkout changes that draft, and nothing is stored twice [BRF-05, BRF-08].
 */
export const usePayForBriefing = ({ recipient, jobId, address }: Draft) => {
  const navigate = useNavigate();
  const purchase = useStartPurchase();
  const save = useMutation({
    mutationFn: (form: JobForm) =>
      jobId
        ? call('PATCH /api/jobs/{id}', { params: { id: jobId }, body: form })
        : call('POST /api/jobs', { body: { ...form, briefing: true, recipient } }),
    onSuccess: async ({ id: job }) => {
      removeStored('briefingDraft');
      await purchase
        .mutateAsync({
          product_slug: 'candidate_job_briefing',
          job_id: job,
          candidate_profile_id: recipient,
          return_url: address.done(job),
          checkoutPath: (payment_intent) => address.form({ job, payment_intent }),
        })
        .catch(() => navigate(address.form({ job }), { replace: true }));
    },
  });
  return { save, busy: save.isPending || purchase.isPending };
};

/** Sends the briefing after the payment, if it isn't sent yet, and returns its state [BRF-06]. */
export const useFinishSending = (userId: string, jobBriefing: string) =>
  useQuery({
    queryKey: queryKeys.briefings.sending(jobBriefing),
    queryFn: ({ signal }) =>
      call(
        'POST /api/profile/{userId}/briefing',
        { params: { userId }, body: { company: getSession().profile?.name ?? '', jobBriefing, userId } },
        { signal },
      ),
    retry: false,
    gcTime: 0,
    meta: { kept: false },
  });
