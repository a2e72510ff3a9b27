import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { getSession, sessionKind } from '../../../lib/session/session.ts';
import { toast } from '../../../ui/toasts/toast.ts';

type Application = { jobId: string; seekerId: string };

/** The log is for the record only: should it fail, the application is accepted anyway. */
const logAcceptance = ({ jobId, seekerId }: Application) => {
  const session = getSession();
  const body = {
    activityType: 'accept-job-application',
    jobId,
    userType: sessionKind(session),
    ...(session.profile && { companyId: session.profile.id }),
    jobseekerId: seekerId,
  } as const;
  call('POST /api/activity/logs/insert', { body }, { inBackground: true }).catch((error: unknown) =>
    console.error('The acceptance was not logged', error),
  );
};

/** Accepts an application; the response has both parties' contact details [APP-27]. */
export const useAccept = () => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ jobId, seekerId }: Application) =>
      call('PATCH /api/company/profile/access/grant/{id}', {
        params: { id: seekerId },
        body: { type: 'job-application', job: jobId },
      }),
    onSuccess: (_, application) => {
      logAcceptance(application);
      void queries.invalidateQueries();
    },
    onError: (error) => {
      toast.error(errorText(t, error, 'Something went wrong!!'));
      void queries.invalidateQueries({ queryKey: queryKeys.seekerActions.all });
    },
  });
};
