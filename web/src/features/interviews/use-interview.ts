import type { InterviewForm } from '@plumbline/shared/contracts/interviews/interviews';
import { LANGUAGES } from '@plumbline/shared/options/languages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { saveBlob } from '../../lib/page/save-blob.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { toast } from '../../ui/toasts/toast.ts';

export type InterviewIds = { job: string; worker: string };

export const useInterview = (ids: InterviewIds) =>
  useQuery({
    queryKey: queryKeys.interviews.one(ids.job, ids.worker),
    queryFn: ({ signal }) => call('GET /api/interviews/{job}/{worker}', { params: ids }, { signal }),
  });

type Answer = { state: 'agreed' | 'declined' | 'canceled'; start?: string; reason?: string; updatedAt: string };

/** The moves of an interview. Each reloads it also after an error, because the other side may have moved it. */
export const useInterviewMoves = (ids: InterviewIds) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const told = {
    onError: (error: unknown) => toast.error(errorText(t, error, 'Something went wrong.')),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.interviews.all }),
  };
  const propose = useMutation({
    mutationFn: (body: InterviewForm & { updatedAt?: string }) =>
      call('POST /api/interviews/{job}/{worker}', { params: ids, body }),
    onSuccess: () => toast.success(t('We sent the times.')),
    ...told,
  });
  const answer = useMutation({
    mutationFn: (body: Answer) => call('PATCH /api/interviews/{job}/{worker}', { params: ids, body }),
    ...told,
  });
  return { propose, answer, busy: propose.isPending || answer.isPending };
};

/** Downloads the calendar file. */
export const useCalendarFile = (ids: InterviewIds) => {
  const { t, i18n } = useTranslation();
  const language = LANGUAGES.find((each) => each === i18n.language) ?? 'en';
  return useMutation({
    mutationFn: () => call('GET /api/interviews/{job}/{worker}/calendar', { params: ids, query: { language } }),
    onSuccess: ({ name, text }) => saveBlob(new Blob([text], { type: 'text/calendar' }), name),
    onError: (error) => toast.error(errorText(t, error, 'Something went wrong.')),
  });
};
