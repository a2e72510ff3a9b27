import { Box, chakra } from '@chakra-ui/react';
import type { FileView } from '@plumbline/shared/contracts/files/file-shape';
import { useTranslation } from 'react-i18next';
import { Photo } from './photo.tsx';

const Picture = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'm',
    bg: 'sunken',
    cursor: 'zoom-in',
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

type SlideProps = { photo: FileView; position: number; total: number; onOpen: () => void };

/** One photo with its caption. Pressing it opens the photo in full size. */
export const Slide = ({ photo, position, total, onOpen }: SlideProps) => {
  const { t } = useTranslation();
  const { caption } = photo;
  const name = t('Photo {{position}} of {{total}}', { position, total });
  return (
    <li aria-roledescription={t('slide')} aria-label={caption ? `${name}: ${caption}` : name}>
      <Picture
        type="button"
        aria-label={
          caption ? t('Enlarge photo: {{caption}}', { caption }) : t('Enlarge photo {{position}}', { position })
        }
        onClick={onOpen}
      >
        <Photo
          photo={photo}
          sizes="(max-width: 480px) 100vw, (max-width: 790px) 50vw, 280px"
          alt=""
          loading="lazy"
          draggable={false}
        />
      </Picture>
      {caption && (
        <Box textStyle="small" marginTop="1.5" overflowWrap="anywhere">
          {caption}
        </Box>
      )}
    </li>
  );
};
