import type { FileView } from '@plumbline/shared/contracts/files/file-shape';
import { expect, it } from 'vitest';
import { currentEntries, moveEntry, savedShowcase } from './showcase-order.ts';

const photo = (id: string, caption?: string) => ({ id, caption }) as FileView;
const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join('');

it('[FIL-09] the showcase editor puts a photo that was just uploaded last and keeps the unsaved order and captions', () => {
  const draft = {
    ...savedShowcase([photo('a'), photo('b', 'Deck')]),
    entries: [
      { id: 'b', caption: 'Porch' },
      { id: 'a', caption: '' },
    ],
  };
  expect(currentEntries(draft, [photo('a'), photo('b', 'Deck'), photo('c', 'Roof')])).toEqual([
    { id: 'b', caption: 'Porch' },
    { id: 'a', caption: '' },
    { id: 'c', caption: 'Roof' },
  ]);
});

it('[FIL-09] the showcase editor restores neither a removed photo nor a deleted one', () => {
  const draft = {
    entries: [
      { id: 'a', caption: '' },
      { id: 'gone', caption: '' },
    ],
    removed: ['b'],
  };
  expect(ids(currentEntries(draft, [photo('a'), photo('b')]))).toBe('a');
});

it('[FIL-09] the showcase editor moves a photo by one place and not beyond the ends', () => {
  const { entries } = savedShowcase([photo('a'), photo('b'), photo('c')]);
  expect(ids(moveEntry(entries, 0, 1))).toBe('bac');
  expect(ids(moveEntry(entries, 2, -1))).toBe('acb');
  expect(ids(moveEntry(entries, 0, -1))).toBe('abc');
  expect(ids(moveEntry(entries, 2, 1))).toBe('abc');
});
