/**
 * Draws the demo's pictures into `made/`: `npx node infra/local/demo/pictures/draw.ts`, all of them or the named ones.
 * Code draws them, so no one else has rights to them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeThumbnail } from '@plumbline/functions/events/thumbnails/make-thumbnail';
import sharp from 'sharp';
import { createRandom } from '../world/random.ts';
import * as concreteWork from './concrete-work.ts';
import * as logos from './logos.ts';
import * as portraits from './portraits.ts';
import * as site from './site.ts';
import * as wood from './wood.ts';

const target = join(import.meta.dirname, 'made');
mkdirSync(target, { recursive: true });

/** Spread of the noise of one pixel, in parts of 255. */
const NOISE = 15;

/** Gray noise, more of it in the dark, the same each time. */
const addNoise = (pixels: Buffer, channels: number) => {
  const random = createRandom(5);
  for (let at = 0; at < pixels.length; at += channels) {
    const noise = (random.int(0, 255) + random.int(0, 255) - 255) / 255;
    for (let part = at; part < at + channels; part += 1) {
      const value = pixels[part] ?? 0;
      pixels[part] = Math.max(0, Math.min(255, Math.round(value + noise * NOISE * (1.3 - value / 255))));
    }
  }
};

const VIGNETTE =
  '<radialGradient id="v" r="0.8"><stop offset="0.55" stop-opacity="0"/><stop offset="1" stop-opacity="0.42"/></radialGradient>' +
  '<rect width="100%" height="100%" fill="url(#v)"/></svg>';

/** As a camera sees it: not quite sharp, with noise, darker towards the corners. */
const photograph = async (svg: string): Promise<Buffer> => {
  const { data, info } = await sharp(Buffer.from(svg.replace('</svg>', VIGNETTE)))
    .flatten({ background: '#000' })
    .blur(0.7)
    .raw()
    .toBuffer({ resolveWithObject: true });
  addNoise(data, info.channels);
  return sharp(data, { raw: info }).webp({ quality: 72, effort: 5 }).toBuffer();
};

/** A photo as it is stored, and its small thumbnail; the large one is the photo itself. */
const write = async (name: string, photo: Buffer) => {
  writeFileSync(join(target, `${name}.webp`), photo);
  writeFileSync(join(target, `${name}.small.webp`), await makeThumbnail(photo, 'small'));
};

const named = process.argv.slice(2);
const isWanted = ([name]: [string, string]) => named.length === 0 || named.includes(name);
for (const [name, svg] of Object.entries({ ...wood, ...site, ...concreteWork, ...portraits }).filter(isWanted)) {
  await write(name, await photograph(svg));
}
for (const [name, svg] of Object.entries(logos).filter(isWanted)) {
  await write(name, await sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer());
}
