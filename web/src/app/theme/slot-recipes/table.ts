import { defineSlotRecipe } from '@chakra-ui/react';

/** Hides a column of a table with many columns, until the page has reached its full width. */
const wideOnly = { '@media (max-width: 1439px)': { display: 'none' } };

/** Rows that become blocks on a phone: the row's name first, facts in one line, its buttons last. */
export const table = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  className: 'table',
  base: {
    root: { width: 'full', borderCollapse: 'collapse', mdDown: { display: 'block' } },
    header: {
      mdDown: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    body: { mdDown: { display: 'block' } },
    row: {
      mdDown: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: '4',
        rowGap: '1',
        p: '4',
        borderTopWidth: '1px',
        borderColor: 'border',
        '&:first-of-type': { borderTopWidth: '0' },
        '&[data-group]': { p: 0 },
      },
    },
    columnHeader: {
      px: '4',
      py: '2.5',
      bg: 'sunken',
      color: 'muted',
      fontSize: 'pill',
      fontWeight: 'semibold',
      lineHeight: '1.3',
      textAlign: 'left',
      _first: { ps: '6' },
      _last: { pe: '6' },
      '&[data-end]': { textAlign: 'right' },
      '&[data-wide-only]': wideOnly,
      '[data-group] > &': { flex: '1', px: { base: '4', md: '6' }, color: 'text', fontSize: 'control' },
    },
    cell: {
      verticalAlign: 'middle',
      md: {
        height: '60px',
        px: '4',
        py: '2',
        borderTopWidth: '1px',
        borderColor: 'border',
        fontSize: 'control',
        _first: { ps: '6' },
        _last: { pe: '6' },
        '&[data-end]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        '&[data-wide-only]': wideOnly,
      },
      mdDown: {
        display: 'block',
        overflowWrap: 'anywhere',
        color: 'muted',
        fontSize: 'control',
        '&[data-phone=none], &:empty': { display: 'none' },
        '&[data-phone=name]': { order: '-1', flexBasis: '100%', color: 'text', fontSize: '1.0625rem' },
        '&[data-wide]': { flexBasis: '100%' },
        '&[data-phone=actions]': { flexBasis: '100%', marginTop: '1.5' },
        '&[data-inline]': { flexBasis: 'auto', marginTop: '0' },
        '&[data-split]': { display: 'contents' },
      },
    },
  },
});
