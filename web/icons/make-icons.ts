/**
 * Draws the icons for browsers that don't accept mark.svg: `npm exec -- node web/icons/make-icons.ts`. The icons are
 * committed, so that builds don't need to draw them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const publicFolder = new URL('../public/', import.meta.url);
const mark = readFileSync(new URL('mark.svg', publicFolder));
const BACKGROUND = '#141C1E';

/** The mark on a full square; systems that round or mask an icon cut the corners themselves. */
const draw = async (size: number, share = 1): Promise<Buffer> => {
  const inner = Math.round(size * share);
  const drawn = await sharp(mark, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: BACKGROUND } })
    .composite([{ input: drawn, gravity: 'center' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};

/** An .ico file with one PNG in it. */
const toIco = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

/** A maskable icon keeps its drawing within the middle four fifths. */
const MASKABLE_SHARE = 0.8;

/** The picture of a link to the site, in the size that chats and social networks show. */
const [PREVIEW_WIDTH, PREVIEW_HEIGHT, PREVIEW_MARK] = [1200, 630, 480];
const drawPreview = async (): Promise<Buffer> => {
  const drawn = await sharp(mark, { density: (72 * PREVIEW_MARK) / 32 })
    .resize(PREVIEW_MARK, PREVIEW_MARK)
    .png()
    .toBuffer();
  return sharp({ create: { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, channels: 4, background: BACKGROUND } })
    .composite([{ input: drawn, gravity: 'center' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
};

const files: Record<string, Buffer> = {
  'site-preview.png': await drawPreview(),
  'apple-touch-icon.png': await draw(180),
  'icon-192.png': await draw(192),
  'icon-512.png': await draw(512),
  'icon-maskable-512.png': await draw(512, MASKABLE_SHARE),
  'favicon.ico': toIco(await sharp(mark, { density: 72 }).resize(32, 32).png().toBuffer(), 32),
};
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(new URL(name, publicFolder), bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
