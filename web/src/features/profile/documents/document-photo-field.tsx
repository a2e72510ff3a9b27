import { Box } from '@chakra-ui/react';
import { FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DropZone } from '../../../components/upload/drop-zone.tsx';
import { UploadList } from '../../../components/upload/upload-list.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import type { DocumentPhoto } from './document-schema.ts';
import type { PhotoUploads } from './use-photo-uploads.ts';

type Props = {
  document: { id: string; photo: DocumentPhoto | null };
  photos: PhotoUploads;
  onPhoto: (photo: DocumentPhoto | null) => void;
};

/** The photo of a document: taken by the phone's camera, or chosen. */
export const DocumentPhotoField = ({ document: { id, photo }, photos, onPhoto }: Props) => {
  const { t } = useTranslation();
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      {photo ? (
        <Box display="flex" alignItems="center" gap="2.5" minWidth="0">
          <FileText size={20} aria-hidden />
          <Box as="span" minWidth="0" overflowWrap="anywhere" flex="1">
            {photo.name}
          </Box>
          <Button variant="text" onClick={() => onPhoto(null)} aria-label={t('Remove {{name}}', { name: photo.name })}>
            <X size={16} aria-hidden />
            {t('Remove')}
          </Button>
        </Box>
      ) : (
        <DropZone
          purpose="document"
          label={t('Choose a photo')}
          cameraLabel={t('Take a photo')}
          help={t('JPEG, PNG, WebP or PDF, at most 10 MB.')}
          onFiles={(files) => photos.add(id, files)}
          disabled={photos.busy}
        />
      )}
      {photos.target === id && <UploadList {...photos.uploads} />}
    </Box>
  );
};
