import type { Plan } from '@plumbline/shared/contracts/projects/plans';
import { MAX_PLAN_BYTES, PLAN_TOO_LARGE, PLAN_TYPE, WRONG_PLAN_TYPE } from '@plumbline/shared/options/files';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { sendToBucket } from '../../../lib/api/send-to-bucket.ts';
import { saveFile } from '../../../lib/page/save-file.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { toast } from '../../../ui/toasts/toast.ts';

/** The plans of a project, when the reader may read them. */
export const usePlans = (projectId: string) =>
  useQuery({
    queryKey: queryKeys.projects.plans(projectId),
    queryFn: ({ signal }) => call('GET /api/projects/{id}/plans', { params: { id: projectId } }, { signal }),
  });

/** Requests a fresh link and downloads the plan by its name. The project's owner sees who opened it. */
export const useOpenPlan = (projectId: string) => {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: async ({ id, name }: Plan) =>
      saveFile(
        (await call('POST /api/projects/{id}/plans/{planId}/openings', { params: { id: projectId, planId: id } })).url,
        name,
      ),
    onError: (error) => toast.error(errorText(t, error, 'We were unable to download your file.')),
  });
};

const sendPlan = async (projectId: string, file: File, onProgress: (done: number) => void): Promise<Plan> => {
  const { name, size } = file;
  const form = await call(
    'POST /api/projects/{id}/plans',
    { params: { id: projectId }, body: { name, size } },
    { onlyPrepares: true },
  );
  await sendToBucket(form, file, { onProgress });
  // No time limit: the server reads the whole file before it responds.
  return call(
    'POST /api/projects/{id}/plans/{planId}',
    { params: { id: projectId, planId: form.id } },
    { noTimeout: true },
  );
};

/** Returns why a file is rejected before it is sent. The server also checks the file's bytes. */
const problemOf = ({ type, size }: File): string | undefined => {
  if (type !== PLAN_TYPE) return WRONG_PLAN_TYPE;
  return size > MAX_PLAN_BYTES ? PLAN_TOO_LARGE : undefined;
};

/** Uploads plans to the company's project one at a time; `done` is the sent part of the current one, from 0 to 1. */
export const useAddPlans = (projectId: string) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [done, setDone] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        const problem = problemOf(file);
        if (problem) throw new Error(problem);
        setDone(0);
        await sendPlan(projectId, file, setDone);
      }
    },
    onSuccess: () => toast.success(t('Plan added.')),
    onError: (error) =>
      toast.error(error instanceof ApiError ? errorText(t, error, 'Something went wrong.') : t(error.message)),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.projects.plans(projectId) }),
  });
  return { add: mutate, isAdding: isPending, done };
};

export const useDeletePlan = (projectId: string) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (planId: string) =>
      call('DELETE /api/projects/{id}/plans/{planId}', { params: { id: projectId, planId } }),
    onSuccess: () => toast.success(t('Plan deleted.')),
    onError: (error) => toast.error(errorText(t, error, 'Something went wrong.')),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeys.projects.plans(projectId) }),
  });
};
