import { MAX_API_FILE_BYTES } from '@plumbline/shared/options/files';
import { expect, it } from 'vitest';
import { shrunkSize } from './shrink-photo.ts';

it.each([
  ['64 megapixels', { width: 9248, height: 6936 }, 755_000, { width: 4000, height: 3000 }],
  ['108 megapixels', { width: 12_000, height: 9000 }, 5_000_000, { width: 4000, height: 3000 }],
  ['a panorama', { width: 16_000, height: 2000 }, 3_000_000, { width: 4000, height: 500 }],
  ['a photo of 12 MB', { width: 4032, height: 3024 }, 12_000_000, { width: 4000, height: 3000 }],
  ['a dense photo of many bytes', { width: 3000, height: 3000 }, MAX_API_FILE_BYTES + 1, { width: 3000, height: 3000 }],
  ['a line', { width: 20_000, height: 1 }, 1000, { width: 4000, height: 1 }],
] as const)('[FIL-09] the upload makes %s smaller before it is sent', (_, size, bytes, shrunk) => {
  expect(shrunkSize(size, bytes)).toEqual(shrunk);
});

it('[FIL-09] the upload sends a photo that fits unchanged', () => {
  expect(shrunkSize({ width: 4032, height: 3024 }, 3_000_000)).toBeUndefined();
  expect(shrunkSize({ width: 0, height: 0 }, 30_000_000)).toBeUndefined();
});
