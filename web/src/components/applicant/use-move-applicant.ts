import type { ApplicantStage } from '@plumbline/shared/domain/jobs/applicant-stages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { toast } from '../../ui/toasts/toast.ts';

type Move = { from: ApplicantStage; to: ApplicantStage };

/** Moves an applicant of a job to another stage; when a colleague changed it first, shows the colleague's stage. */
export const useMoveApplicant = (jobId: string, seekerId: string) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Move) =>
      call('PATCH /api/jobs/{id}/applicants/{seekerId}/stage', { params: { id: jobId, seekerId }, body }),
    onSuccess: ({ filled }, { to }) =>
      toast.success(
        filled
          ? t('Hired, and that was the last opening. The job is closed as filled.')
          : to === 'hired'
            ? t('Marked as hired. Mark the position as filled when nobody else is needed.')
            : t('Stage saved.'),
      ),
    onError: (error) => toast.error(errorText(t, error, 'Something went wrong!!')),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: queryKeys.jobs.all }),
        queries.invalidateQueries({ queryKey: queryKeys.jobPeople(jobId, 'applicants') }),
        queries.invalidateQueries({ queryKey: queryKeys.seekerActions.one(jobId, seekerId) }),
        queries.invalidateQueries({ queryKey: queryKeys.knownPeople.all }),
      ]),
  });
};
