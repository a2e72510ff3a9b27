import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { toast } from '../../../ui/toasts/toast.ts';

/** The company's private notes about an applicant or unlocked person. */
export const useNotes = (seekerId: string) =>
  useQuery({
    queryKey: queryKeys.applicantNotes(seekerId),
    queryFn: ({ signal }) => call('GET /api/company/notes/{id}', { params: { id: seekerId } }, { signal }),
  });

export const useNoteChanges = (seekerId: string) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: queryKeys.applicantNotes(seekerId) }),
      queries.invalidateQueries({ queryKey: queryKeys.knownPeople.all }),
    ]);
  const onError = (error: unknown) => toast.error(errorText(t, error, 'Something went wrong!!'));
  const add = useMutation({
    mutationFn: (text: string) => call('POST /api/company/notes/{id}', { params: { id: seekerId }, body: { text } }),
    onSuccess: refresh,
    onError,
  });
  const change = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      call('PATCH /api/company/notes/{id}/{noteId}', { params: { id: seekerId, noteId: id }, body: { text } }),
    onSuccess: refresh,
    onError,
  });
  const remove = useMutation({
    mutationFn: (noteId: string) =>
      call('DELETE /api/company/notes/{id}/{noteId}', { params: { id: seekerId, noteId } }),
    onSuccess: () => {
      toast.success(t('Note deleted.'));
      return refresh();
    },
    onError,
  });
  return { add, change, remove };
};
