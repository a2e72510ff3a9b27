import { Box } from '@chakra-ui/react';
import type { FileView } from '@plumbline/shared/contracts/files/file-shape';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Photo } from '../../../components/showcase/photo.tsx';
import { IconButton } from '../../../ui/controls/button.tsx';

type ShowcaseRowProps = {
  photo: FileView | undefined;
  position: number;
  total: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** The caption's field. */
  children: ReactNode;
};

/** A photo of the showcase being edited: its caption, its position, and 'Remove'. */
export const ShowcaseRow = ({ photo, position, total, onMove, onRemove, children }: ShowcaseRowProps) => {
  const { t } = useTranslation();
  return (
    <Box
      as="li"
      display="grid"
      gridTemplateColumns={{ base: '96px minmax(0, 1fr)', md: '96px minmax(0, 1fr) auto' }}
      columnGap="3"
      rowGap="1"
      alignItems="center"
    >
      <Box asChild width="96px" aspectRatio="4 / 3" objectFit="cover" borderRadius="m" bg="sunken">
        <Photo photo={photo} alt={t('Photo {{position}} of {{total}}', { position, total })} sizes="96px" />
      </Box>
      {children}
      <Box display="flex" gridColumn={{ base: '2', md: 'auto' }}>
        <IconButton
          aria-label={t('Move photo {{position}} up', { position })}
          onClick={() => onMove(-1)}
          disabled={position === 1}
        >
          <ArrowUp size={20} aria-hidden />
        </IconButton>
        <IconButton
          aria-label={t('Move photo {{position}} down', { position })}
          onClick={() => onMove(1)}
          disabled={position === total}
        >
          <ArrowDown size={20} aria-hidden />
        </IconButton>
        <IconButton aria-label={t('Remove photo {{position}}', { position })} onClick={onRemove}>
          <Trash2 size={20} aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
};
