import type { AttachmentView } from '@plumbline/shared/contracts/messages/message-attachments';
import { TOO_MANY_FILES } from '@plumbline/shared/contracts/messages/messages';
import { MAX_ATTACHMENTS } from '@plumbline/shared/options/files';
import i18next from 'i18next';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { fileProblem } from '../../../components/upload/check-file.ts';
import type { Sending } from '../../../components/upload/send-file.ts';
import { shrinkPhoto } from '../../../components/upload/shrink-photo.ts';
import { createUploadQueue } from '../../../components/upload/upload-queue.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { sendToBucket } from '../../../lib/api/send-to-bucket.ts';
import { msg } from '../../../lib/msg.ts';
import { toast } from '../../../ui/toasts/toast.ts';

const sendAttachment = async (profileId: string, chosen: File, sending: Sending): Promise<AttachmentView> => {
  const file = await shrinkPhoto(chosen);
  const { name, size } = file;
  const { signal } = sending;
  const form = await call(
    'POST /api/messages/{id}/attachments',
    { params: { id: profileId }, body: { name, size } },
    { signal, onlyPrepares: true },
  );
  await sendToBucket(form, file, sending);
  // No time limit: the server reads the whole file before it responds.
  const params = { id: profileId, attachmentId: form.id };
  return call('POST /api/messages/{id}/attachments/{attachmentId}', { params }, { signal, noTimeout: true });
};

const newQueue = (profileId: string) =>
  createUploadQueue<AttachmentView>({
    send: (file, sending) => sendAttachment(profileId, file, sending),
    problemOf: (file) => fileProblem('attachment', file),
    failureText: (error) => errorText(i18next.t, error, msg("We couldn't upload the file.")),
  });

/**
 * The files of the message that is being written: uploading, or ready to be sent with it. Leaving the page drops them.
 */
export const useAttachments = (profileId: string) => {
  const { t } = useTranslation();
  const [queue] = useState(() => newQueue(profileId));
  const [ready, setReady] = useState<readonly AttachmentView[]>([]);
  const uploads = useSyncExternalStore(queue.watch, queue.get);
  useEffect(() => {
    queue.setOwner({ onStored: (file) => setReady((files) => [...files, file]), onUnseenFailure: () => {} });
    return () => queue.clear();
  }, [queue]);
  const room = MAX_ATTACHMENTS - ready.length - uploads.length;
  return {
    uploads,
    ready,
    room,
    isSending: uploads.some(({ state }) => state !== 'failed'),
    retry: queue.retry,
    cancel: queue.cancel,
    add: (files: readonly File[]) => {
      if (files.length > room) toast.error(t(TOO_MANY_FILES));
      queue.add(files.slice(0, Math.max(0, room)));
    },
    remove: (id: string) => setReady((files) => files.filter((file) => file.id !== id)),
    clear: () => setReady([]),
  };
};
export type Attachments = ReturnType<typeof useAttachments>;
