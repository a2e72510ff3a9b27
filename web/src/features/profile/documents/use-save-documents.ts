import type { saveDocuments } from '@plumbline/shared/contracts/documents/documents';
import type { CallOf } from '@plumbline/shared/contracts/endpoint';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { ownProfileQuery } from '../../../lib/queries/own-profile.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { toast } from '../../../ui/toasts/toast.ts';

type Documents = CallOf<typeof saveDocuments>['body']['documents'];

/** Saves the documents of the form, and deletes the removed ones. */
export const useSaveDocuments = ({ id, documents: saved = [] }: ProfileView) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (documents: Documents) => {
      const kept = new Set(documents.map((each) => each.id));
      const removed = saved.map((each) => each.id).filter((each) => !kept.has(each));
      return call('PATCH /api/profile/{id}/documents', { params: { id }, body: { documents, removed } });
    },
    onSuccess: (documents) => {
      queries.setQueryData(ownProfileQuery().queryKey, (before) => before && { ...before, documents });
      // Searches can leave out jobs that ask for licenses which the worker lacks.
      void queries.invalidateQueries({ queryKey: queryKeys.jobs.searches });
      toast.success(t('Profile updated'));
    },
    onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
  });
};
