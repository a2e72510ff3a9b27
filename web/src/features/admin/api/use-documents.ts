import type { DocumentList } from '@plumbline/shared/domain/documents/document-lists';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

type DocumentKey = { profileId: string; documentId: string };

/** A list of the documents of all accounts. */
export const useDocuments = (list: DocumentList) =>
  useInfiniteQuery({
    queryKey: queryKeys.admin.documents(list),
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /api/admin/documents', { query: { list, cursor } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
  });

/** A link to the file of a document. Each call is recorded in the staff's history. */
export const useDocumentFile = (params: DocumentKey) =>
  useMutation({
    mutationFn: () => call('POST /api/admin/documents/{profileId}/{documentId}/file', { params }),
  });

type Decision = { decision: 'checked' } | { decision: 'rejected'; reason: string };

export const useDecideDocument = (params: DocumentKey, since: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) =>
      call('POST /api/admin/documents/{profileId}/{documentId}', { params, body: { ...decision, since } }),
    // Not awaited: the decisions would leave the page before their dialog has closed.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.admin.all });
    },
  });
};
