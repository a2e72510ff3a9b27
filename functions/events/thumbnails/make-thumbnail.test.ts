import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeThumbnail } from './make-thumbnail.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a40' } }).png();

const sizeOf = async (bytes: Buffer) => {
  const { width, height } = await sharp(bytes).metadata();
  return [width, height];
};

describe('[FIL-03] a thumbnail', () => {
  it('has the longer side of its size', async () => {
    const wide = await photo(3200, 800).toBuffer();
    expect(await sizeOf(await makeThumbnail(wide, 'small'))).toEqual([320, 80]);
    expect(await sizeOf(await makeThumbnail(wide, 'large'))).toEqual([1600, 400]);
  });

  it('is never larger than the photo', async () => {
    expect(await sizeOf(await makeThumbnail(await photo(100, 50).toBuffer(), 'large'))).toEqual([100, 50]);
  });

  it('is upright and has no metadata of the camera or the place', async () => {
    const taken = photo(400, 200)
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 8 })
      .jpeg();
    const facts = await sharp(await makeThumbnail(await taken.toBuffer(), 'small')).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 160, height: 320 });
    expect(facts.exif).toBeUndefined();
  });

  it('is the same when it is made twice', async () => {
    const bytes = await photo(500, 500).toBuffer();
    expect(await makeThumbnail(bytes, 'small')).toEqual(await makeThumbnail(bytes, 'small'));
  });

  it("is not made of pictures with more pixels than fit into memory, or of files that aren't photos", async () => {
    const bomb = await photo(10_000, 7_000).toBuffer();
    await expect(makeThumbnail(bomb, 'small')).rejects.toThrow(/pixel limit/);
    await expect(makeThumbnail(Buffer.from('no photo'), 'small')).rejects.toThrow();
  });
});
