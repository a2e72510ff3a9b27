import type { ProjectView } from '@plumbline/shared/contracts/projects/project-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { refreshProjects } from '../../../lib/queries/projects.ts';
import { toast } from '../../../ui/toasts/toast.ts';

/** Declines an invitation. */
export const useDeclineInvitation = (projectId: string) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('PATCH /api/invitations/{id}', { params: { id: projectId }, body: { state: 'declined' } }),
    onSuccess: () => toast.success(t('Thanks. We let them know.')),
    onError: (error) => toast.error(errorText(t, error, 'Something went wrong.')),
    onSettled: () => refreshProjects(queries),
  });
};

/** Notifies the owner once that the invited company has opened the project; not awaited. */
export const useSeenInvitation = ({ id, invitation, closedAt }: ProjectView) => {
  const reported = useRef<string>(undefined);
  const unseen = invitation?.state === 'invited' && !closedAt;
  useEffect(() => {
    if (!unseen || reported.current === id) return;
    reported.current = id;
    call('PATCH /api/invitations/{id}', { params: { id }, body: { state: 'seen' } }, { inBackground: true }).catch(
      (error: unknown) => console.error('The invitation could not be marked as seen', error),
    );
  }, [id, unseen]);
};
