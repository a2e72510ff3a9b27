import { defineSlotRecipe } from '@chakra-ui/react';

export const tabs = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content', 'contentGroup', 'indicator'],
  className: 'tabs',
  base: {
    list: {
      display: 'flex',
      flexWrap: { base: 'wrap', md: 'nowrap' },
      gap: '1',
      borderBottomWidth: '1px',
      borderColor: 'border',
      px: { md: '2' },
    },
    trigger: {
      position: 'relative',
      minHeight: '48px',
      px: { base: '2', md: '4' },
      py: '2',
      flex: { base: '1', md: 'none' },
      color: 'muted',
      textStyle: 'control',
      textDecoration: 'none',
      textAlign: 'center',
      _hover: { color: 'text' },
      _selected: {
        color: 'text',
        _after: { content: '""', position: 'absolute', insetInline: 0, bottom: '-1px', height: '3px', bg: 'accent' },
      },
    },
    content: { outlineOffset: '-3px' },
  },
});
