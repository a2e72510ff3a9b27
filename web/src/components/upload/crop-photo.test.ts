import { expect, it } from 'vitest';
import { photoSide } from './crop-photo.ts';

it('[FIL-09] the photo editor scales a large photo down to 1024 pixels and keeps a small one', () => {
  expect(photoSide({ x: 0, y: 0, width: 3000, height: 3000 })).toBe(1024);
  expect(photoSide({ x: 5, y: 5, width: 200.4, height: 200.4 })).toBe(200);
  expect(photoSide({ x: 0, y: 0, width: 0, height: 0 })).toBe(1);
});
