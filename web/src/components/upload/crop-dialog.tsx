import { Box } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/dialogs/dialog.tsx';
import { Notice } from '../../ui/text/notice.tsx';
import { type CropArea, cropPhoto } from './crop-photo.ts';

const MOST_ZOOM = 4;
/** Pixels an arrow key moves the photo. */
const KEY_STEP = 8;

type CropDialogProps = {
  file: File;
  /** People's photos are shown round, companies' square. */
  round: boolean;
  onDone: (photo: File) => void;
  onCancel: () => void;
};

/** The file's object URL. */
const useObjectUrl = (file: File): string => {
  const [url, setUrl] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
};

/** Chooses the visible square of a photo: by dragging, or by the arrow keys and the zoom [FIL-09]. */
export const CropDialog = ({ file, round, onDone, onCancel }: CropDialogProps) => {
  const { t } = useTranslation();
  const url = useObjectUrl(file);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea>();
  const [broken, setBroken] = useState(false);
  const confirm = async () => {
    if (!area) return;
    try {
      onDone(await cropPhoto(url, area, file.name));
    } catch {
      setBroken(true);
    }
  };
  return (
    <Modal
      open
      onClose={onCancel}
      title={t('Choose the part to show')}
      actions={
        <>
          <Button onClick={onCancel}>{t('Cancel')}</Button>
          <Button variant="primary" onClick={() => void confirm()} disabled={!area || broken}>
            {t('Use Photo')}
          </Button>
        </>
      }
    >
      {broken ? (
        <Notice tone="danger">{t("We couldn't read this photo. Please choose another.")}</Notice>
      ) : (
        <Box display="grid" gap="4">
          <Box
            position="relative"
            height={{ base: '280px', md: '320px' }}
            bg="sunken"
            borderRadius="m"
            overflow="hidden"
          >
            {url && (
              <Cropper
                image={url}
                crop={place}
                zoom={zoom}
                maxZoom={MOST_ZOOM}
                aspect={1}
                cropShape={round ? 'round' : 'rect'}
                showGrid={false}
                keyboardStep={KEY_STEP}
                onCropChange={setPlace}
                onZoomChange={setZoom}
                onCropComplete={(_, pixels) => setArea(pixels)}
                mediaProps={{ alt: '', onError: () => setBroken(true) }}
                cropperProps={{ role: 'group', 'aria-label': t('Photo: move it with the arrow keys') }}
              />
            )}
          </Box>
          <Box as="label" display="flex" alignItems="center" gap="3" fontWeight="semibold" fontSize="control">
            {t('Zoom')}
            <Box asChild flex="1" height="44px" accentColor="accent">
              <input
                type="range"
                min={1}
                max={MOST_ZOOM}
                step={0.05}
                value={zoom}
                onChange={({ target }) => setZoom(Number(target.value))}
              />
            </Box>
          </Box>
          <Box color="muted" textStyle="small">
            {t('Drag the photo, or move it with the arrow keys.')}
          </Box>
        </Box>
      )}
    </Modal>
  );
};
