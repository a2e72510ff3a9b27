import type { FileView } from '@plumbline/shared/contracts/files/file-shape';
import type { FilePurpose } from '@plumbline/shared/options/files';
import i18next from 'i18next';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api/error-text.ts';
import { msg } from '../../lib/msg.ts';
import { getSession, subscribe } from '../../lib/session/session.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { fileProblem } from './check-file.ts';
import { sendFile } from './send-file.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

const queues = new Map<FilePurpose, UploadQueue>();
let sender = getSession().userInfo?.id;

subscribe(() => {
  const { userInfo } = getSession();
  if (userInfo?.id === sender) return;
  sender = userInfo?.id;
  for (const queue of queues.values()) queue.clear();
});

const queueOf = (purpose: FilePurpose): UploadQueue => {
  const queue =
    queues.get(purpose) ??
    createUploadQueue({
      send: (file, sending) => sendFile(purpose, file, sending),
      problemOf: (file) => fileProblem(purpose, file),
      failureText: (error) => errorText(i18next.t, error, msg("We couldn't upload the file.")),
    });
  queues.set(purpose, queue);
  return queue;
};

/** The uploads of the user's profile; each can be canceled, and tried again after a failure [FIL-09]. */
export const useUploads = (purpose: FilePurpose, onStored: (file: FileView) => unknown) => {
  const { t } = useTranslation();
  const queue = queueOf(purpose);
  const uploads = useSyncExternalStore(queue.watch, queue.get);
  useEffect(() => queue.setOwner({ onStored, onUnseenFailure: (message) => toast.error(t(message)) }));
  return { uploads, add: queue.add, retry: queue.retry, cancel: queue.cancel };
};
export type Uploads = ReturnType<typeof useUploads>;
