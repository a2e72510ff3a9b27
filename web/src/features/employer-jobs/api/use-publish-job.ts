import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useFinishPublishing } from './use-finish-publishing.ts';

/** Publishes a stored job without changes. The response says whether the job has to be paid for [PAY-23]. */
export const usePublishJob = () => {
  const { t } = useTranslation();
  const { finish } = useFinishPublishing();
  return useMutation({
    mutationFn: async (id: string) =>
      finish(await call('PATCH /api/jobs/{id}', { params: { id }, body: { published: true } })),
    onError: (error) => toast.error(errorText(t, error, "We couldn't create/update this job.")),
  });
};
