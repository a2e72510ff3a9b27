import { Box, VisuallyHidden } from '@chakra-ui/react';
import type { AttachmentView } from '@plumbline/shared/contracts/messages/message-attachments';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { msg } from '../../../lib/msg.ts';
import { saveFile } from '../../../lib/page/save-file.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { fileSize } from '../../../ui/text/file-size.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { AttachedPhoto } from './attached-photo.tsx';

const NOT_DOWNLOADED = msg('We were unable to download your file.');

type AttachedFilesProps = { profileId: string; files: readonly AttachmentView[] };

/** A document by its name and size, downloaded by a fresh link. */
const AttachedDocument = ({ profileId, file }: { profileId: string; file: AttachmentView }) => {
  const { t } = useTranslation();
  const { id: attachmentId, name, size } = file;
  const open = useMutation({
    mutationFn: async () =>
      saveFile(
        (await call('GET /api/messages/{id}/attachments/{attachmentId}', { params: { id: profileId, attachmentId } }))
          .url,
        name,
      ),
    onError: () => toast.error(t(NOT_DOWNLOADED)),
  });
  return (
    <Button
      onClick={() => open.mutate()}
      disabled={open.isPending}
      justifyContent="flex-start"
      maxWidth="full"
      textAlign="left"
    >
      <Box as="span" flex="none">
        <FileText size={18} aria-hidden />
      </Box>
      <Box as="span" minWidth="0" overflowWrap="anywhere">
        <VisuallyHidden>{t('Download')} </VisuallyHidden>
        {name}{' '}
      </Box>
      <Box as="span" flex="none" color="muted" textStyle="small">
        {fileSize(size)}
      </Box>
    </Button>
  );
};

/** The files of a message: photos small, others by name. */
export const AttachedFiles = ({ profileId, files }: AttachedFilesProps) => {
  const photos = files.filter(({ thumbnail }) => thumbnail);
  const documents = files.filter(({ thumbnail }) => !thumbnail);
  return (
    <Box display="grid" gap="2" justifyItems="start" gridTemplateColumns="minmax(0, 1fr)">
      {photos.length > 0 && (
        <Box display="flex" flexWrap="wrap" gap="2">
          {photos.map((file) => (
            <AttachedPhoto key={file.id} profileId={profileId} file={file} />
          ))}
        </Box>
      )}
      {documents.map((file) => (
        <AttachedDocument key={file.id} profileId={profileId} file={file} />
      ))}
    </Box>
  );
};
