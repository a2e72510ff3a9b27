import { Box, chakra } from '@chakra-ui/react';
import type { FileView } from '@plumbline/shared/contracts/files/file-shape';
import { CAROUSEL_SPEED_MS } from '@plumbline/shared/options/limits';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/controls/button.tsx';
import { PhotoDialog } from './photo-dialog.tsx';
import { Slide } from './slide.tsx';
import { emblaDuration, slideWidths } from './slide-rules.ts';
import { useSlideEnds } from './use-slide-ends.ts';

const Track = chakra('ul', {
  base: {
    display: 'flex',
    listStyleType: 'none',
    marginInlineStart: '-3',
    '& > li': { flexGrow: 0, flexShrink: 0, minWidth: '0', paddingInlineStart: '3', ...slideWidths },
  },
});

const DURATION = emblaDuration(CAROUSEL_SPEED_MS);

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The showcase photos in a row: buttons, arrow keys or a swipe move it [PRO-16, FIL-07, FIL-08]. */
export const Showcase = ({ photos }: { photos: readonly FileView[] }) => {
  const { t } = useTranslation();
  const [view, carousel] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    duration: DURATION,
  });
  const { atStart, atEnd } = useSlideEnds(carousel);
  const [opened, open] = useState<number>();
  const back = () => carousel?.scrollPrev(wantsStillness());
  const on = () => carousel?.scrollNext(wantsStillness());
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    if (event.key === 'ArrowLeft') back();
    else on();
  };
  return (
    <Box
      as="section"
      aria-roledescription={t('carousel')}
      aria-label={t('Showcase photos')}
      onKeyDown={onKeyDown}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2.5"
    >
      <Box ref={view} overflow="hidden" p="4px" m="-4px">
        <Track>
          {photos.map((photo, index) => (
            <Slide key={photo.id} photo={photo} position={index + 1} total={photos.length} onOpen={() => open(index)} />
          ))}
        </Track>
      </Box>
      <Box display="flex" alignItems="center" justifyContent="space-between" minHeight="44px">
        <Box as="span" color="muted" textStyle="small">
          {t('{{count}} images total', { count: photos.length })}
        </Box>
        {!(atStart && atEnd) && (
          <Box display="flex" gap="2">
            <IconButton aria-label={t('Previous photos')} onClick={back} disabled={atStart}>
              <ChevronLeft size={20} aria-hidden />
            </IconButton>
            <IconButton aria-label={t('Next photos')} onClick={on} disabled={atEnd}>
              <ChevronRight size={20} aria-hidden />
            </IconButton>
          </Box>
        )}
      </Box>
      <PhotoDialog photos={photos} index={opened} onChange={open} />
    </Box>
  );
};
