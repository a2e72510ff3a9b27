import { acceptedTypes, type FilePurpose, filePurposes } from '@plumbline/shared/options/files';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/errors.ts';
import { checkContent, checkContents } from './content.ts';

const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#048' } });
const samples = [
  await plain.clone().jpeg().toBuffer(),
  await plain.clone().withMetadata({ orientation: 6 }).jpeg({ progressive: true }).toBuffer(),
  await plain.clone().png().toBuffer(),
  await plain.clone().webp().toBuffer(),
  await plain.clone().webp({ lossless: true }).withMetadata().toBuffer(),
  Buffer.from('%PDF-1.7\n%%EOF'),
  Buffer.from('PK\u0003\u0004\u0014\u0000\u0000\u0000\u0000\u0000[Content_Types].xml'),
];

const outcomeOf = (purpose: FilePurpose, bytes: Buffer) =>
  checkContent(purpose, bytes).then(
    (content) => content,
    (error: unknown) => error,
  );

describe('[FIL-09] the content of a file', () => {
  it('is read with its dimensions, for every kind of photo and orientation', async () => {
    const found = await Promise.all(samples.slice(0, 5).map((bytes) => checkContent('showcase', bytes)));
    expect(found.map(({ type, width, height }) => [type, width, height])).toEqual([
      ['image/jpeg', 60, 40],
      ['image/jpeg', 40, 60],
      ['image/png', 60, 40],
      ['image/webp', 60, 40],
      ['image/webp', 60, 40],
    ]);
  });

  it.each([
    [12_000, 1, 'image/png'],
    [1, 12_000, 'image/png'],
    [12_001, 1, 'photo_too_many_pixels'],
    [1, 12_001, 'photo_too_many_pixels'],
    [12_000, 5001, 'photo_too_many_pixels'],
  ])('of a photo of %i by %i pixels is %s', async (width, height, expected) => {
    const photo = sharp({ create: { width, height, channels: 3, background: '#048' }, limitInputPixels: false });
    const found = await outcomeOf('showcase', await photo.png().toBuffer());
    expect(found instanceof ApiError ? found.code : (found as { type: string }).type).toBe(expected);
  });

  it.each([
    [0, 4],
    [4, 0],
  ])('is rejected when its header says %i by %i pixels', async (width, height) => {
    const bytes = await plain.clone().png().toBuffer();
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    expect(await outcomeOf('showcase', bytes)).toMatchObject({ code: 'wrong_photo_type' });
  });

  it('is accepted as its real type or rejected with a text, whatever bytes come', async () => {
    const damaged = fc
      .tuple(
        fc.constantFrom(...samples),
        fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }),
        fc.nat({ max: 2000 }),
      )
      .map(([sample, changes, length]) => {
        const bytes = Buffer.from(sample.subarray(0, Math.max(1, length)));
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        return bytes;
      });
    const anything = fc.oneof(
      damaged,
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...filePurposes), anything, async (purpose, bytes) => {
        const outcome = await outcomeOf(purpose, bytes);
        if (outcome instanceof ApiError) expect(outcome.status).toBe(400);
        else expect(acceptedTypes[purpose]).toContain((outcome as { type: string }).type);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('[FIL-09] the photos of one form', () => {
  it('have 240 megapixels together at most, so that checking them takes seconds', async () => {
    const photoOf48 = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#048' } })
      .jpeg({ quality: 10 })
      .toBuffer();
    const five = Array.from({ length: 5 }, () => photoOf48);
    expect(await checkContents('showcase', five)).toHaveLength(5);
    await expect(checkContents('showcase', [...five, samples[0]!])).rejects.toMatchObject({
      code: 'photo_too_many_pixels',
      status: 400,
    });
  });
});
