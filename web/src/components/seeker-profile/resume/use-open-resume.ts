import type { FileView } from '@plumbline/shared/contracts/files/file-shape';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { msg } from '../../../lib/msg.ts';
import { saveFile } from '../../../lib/page/save-file.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { resumeName } from './resume-name.ts';

const NO_LINK = msg('Invalid URL returned');
const NOT_DOWNLOADED = msg('We were unable to download your file.');

class NoLink extends Error {}

/** Requests a fresh link and downloads the resume by its owner's name [PRO-12, FIL-05]. */
export const useOpenResume = (resume: FileView, owner: string) => {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: async () => {
      const { url } = await call('GET /api/files/url/{id}', { params: { id: resume.id } });
      if (!url) throw new NoLink();
      await saveFile(url, resumeName(owner, resume.type));
    },
    onError: (error) => toast.error(t(error instanceof NoLink ? NO_LINK : NOT_DOWNLOADED)),
  });
};
