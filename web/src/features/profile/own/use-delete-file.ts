import type { FilePurpose } from '@plumbline/shared/options/files';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useFreshProfile } from './save-profile.ts';

/** Deletes a file of the user's profile and shows the profile without it [FIL-04]. */
export const useDeleteFile = (type: FilePurpose, deleted: string) => {
  const { t } = useTranslation();
  const refresh = useFreshProfile();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/files/{id}/{type}', { params: { id, type } }),
    onSuccess: async () => {
      await refresh();
      toast.success(deleted);
    },
    onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
  });
};
