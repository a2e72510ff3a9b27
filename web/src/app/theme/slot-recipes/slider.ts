import { defineSlotRecipe } from '@chakra-ui/react';

/** The rating ruler as a slider with four marks. The bob has a grab area of 44 px. */
export const slider = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'track', 'range', 'thumb', 'valueText', 'markerGroup', 'marker'],
  className: 'slider',
  base: {
    root: { position: 'relative', touchAction: 'none', width: 'full' },
    label: { fontWeight: 'semibold' },
    control: { position: 'relative', height: '44px', mx: '1.5', cursor: 'pointer' },
    track: { position: 'absolute', insetInline: 0, top: '12px', height: '20px' },
    range: { position: 'absolute', bottom: '-2px', height: '3px', bg: 'brass-line' },
    thumb: {
      top: '-1px',
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      cursor: 'grab',
      outlineOffset: '-4px',
      _dragging: { cursor: 'grabbing' },
    },
  },
});
