import { Box, chakra } from '@chakra-ui/react';
import type { AttachmentView } from '@plumbline/shared/contracts/messages/message-attachments';
import { useQuery } from '@tanstack/react-query';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { Modal } from '../../../ui/dialogs/dialog.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';

/** The thumbnail is made within a few seconds after the photo arrived. */
const TRY_AGAIN_MS = 1500;
const MOST_TRIES = 6;

/**
 * Keeps one link to the picture for as long as it works. Each response of the conversation has a new link to the same
 * picture, which would load it again.
 */
const usePicture = (newest: string) => {
  const [src, setSrc] = useState<string | undefined>(newest);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (src !== undefined || tries >= MOST_TRIES) return;
    const timer = setTimeout(() => {
      setTries(tries + 1);
      setSrc(newest);
    }, TRY_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [src, tries, newest]);
  return { src, onError: () => setSrc(undefined) };
};

type AttachedPhotoProps = { profileId: string; file: AttachmentView };

/** The photo as large as the screen allows, loaded by a separate link. */
const LargePhoto = ({ profileId, file: { id: attachmentId, name } }: AttachedPhotoProps) => {
  const { t } = useTranslation();
  const found = useQuery({
    queryKey: queryKeys.conversations.attachment(attachmentId),
    queryFn: ({ signal }) =>
      call(
        'GET /api/messages/{id}/attachments/{attachmentId}',
        { params: { id: profileId, attachmentId } },
        { signal },
      ),
    gcTime: 0,
  });
  if (!found.data) return <PendingAnswer query={found} failure={t("We couldn't load this photo.")} />;
  return (
    <Box asChild width="full" maxHeight="70vh" objectFit="contain" borderRadius="m" bg="sunken">
      <img src={found.data.url} alt={name} />
    </Box>
  );
};

/** A photo of a message as a thumbnail, which opens large. */
export const AttachedPhoto = ({ profileId, file }: AttachedPhotoProps) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { src, onError } = usePicture(file.thumbnail ?? '');
  const { name } = file;
  return (
    <>
      <chakra.button
        type="button"
        onClick={() => setOpen(true)}
        aria-label={t('Open photo: {{name}}', { name })}
        width={{ base: '120px', md: '160px' }}
        aspectRatio="4 / 3"
        display="grid"
        placeItems="center"
        borderRadius="m"
        borderWidth="1px"
        borderColor="border"
        bg="sunken"
        color="muted"
        overflow="hidden"
        cursor="pointer"
      >
        {src === undefined ? (
          <ImageOff size={20} aria-hidden />
        ) : (
          <Box asChild width="full" height="full" objectFit="cover">
            <img src={src} alt="" onError={onError} />
          </Box>
        )}
      </chakra.button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={name}>
        {isOpen && <LargePhoto profileId={profileId} file={file} />}
      </Modal>
    </>
  );
};
