import { Box } from '@chakra-ui/react';
import type { FileView } from '@plumbline/shared/contracts/files/file-shape';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/dialogs/dialog.tsx';
import { Photo } from './photo.tsx';

type PhotoDialogProps = {
  photos: readonly FileView[];
  /** Undefined while no photo is open. */
  index: number | undefined;
  onChange: (index: number | undefined) => void;
};

/** A photo in full size, with the previous and next ones. */
export const PhotoDialog = ({ photos, index = -1, onChange }: PhotoDialogProps) => {
  const { t } = useTranslation();
  const photo = photos[index];
  const title = t('Photo {{position}} of {{total}}', { position: index + 1, total: photos.length });
  const go = (to: number) => photos[to] && onChange(to);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(index - 1);
    if (event.key === 'ArrowRight') go(index + 1);
    // The arrow keys must not also move the carousel behind the dialog.
    event.stopPropagation();
  };
  return (
    <Modal
      open={photo !== undefined}
      onClose={() => onChange(undefined)}
      title={title}
      actions={
        photos.length > 1 && (
          <>
            <Button onClick={() => go(index - 1)} disabled={index <= 0}>
              {t('Previous')}
            </Button>
            <Button onClick={() => go(index + 1)} disabled={index >= photos.length - 1}>
              {t('Next')}
            </Button>
          </>
        )
      }
    >
      <Box onKeyDown={onKeyDown} display="grid" gap="2.5">
        <Box asChild width="full" maxHeight="60vh" objectFit="contain" borderRadius="m" bg="sunken">
          <Photo photo={photo} alt={photo?.caption || title} sizes="(max-width: 767px) 100vw, 1200px" />
        </Box>
        {photo?.caption && <p>{photo.caption}</p>}
      </Box>
    </Modal>
  );
};
