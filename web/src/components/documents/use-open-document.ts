import type { FileView } from '@plumbline/shared/contracts/files/file-shape';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { msg } from '../../lib/msg.ts';
import { saveFile } from '../../lib/page/save-file.ts';
import { toast } from '../../ui/toasts/toast.ts';

const NOT_DOWNLOADED = msg('We were unable to download your file.');

/** Requests a fresh link and downloads a document by the name it was uploaded with. */
export const useOpenDocument = ({ id, name }: FileView) => {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: async () => saveFile((await call('GET /api/files/url/{id}', { params: { id } })).url, name),
    onError: () => toast.error(t(NOT_DOWNLOADED)),
  });
};
