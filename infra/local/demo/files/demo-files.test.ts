import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileView } from '@plumbline/shared/contracts/files/file-shape';
import { MAX_CAPTION, thumbnailPixels } from '@plumbline/shared/options/files';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildDemoWorld } from '../world/demo-world.ts';
import { type DemoFile, demoFiles, objectsOf } from './files.ts';

const now = new Date('2026-11-22T15:00:00.000Z');
const world = buildDemoWorld(now);
let files: DemoFile[];

beforeAll(async () => {
  files = await demoFiles(world, now);
});

const ofProfile = (profile: string, purpose: string) =>
  files.filter((each) => each.profile === profile && each.file.purpose === purpose);

describe('files of the demo', () => {
  it('pass the check of an upload, and have the id and the shape of a stored file', () => {
    expect(new Set(files.map(({ file }) => file.id)).size).toBe(files.length);
    for (const { profile, file } of files) {
      fileView.parse(file);
      expect(file.id).toMatch(new RegExp(`^${profile}[0-9a-f]{24}$`));
      expect((file.caption ?? '').length).toBeLessThanOrEqual(MAX_CAPTION);
    }
  });

  it('give the demo company a logo and a showcase, and the demo seeker a photo and a resume', () => {
    const [company, seeker] = [world.companies[0]!.id, world.seekers[0]!.id];
    expect(ofProfile(company, 'profilePhoto')).toHaveLength(1);
    expect(ofProfile(company, 'showcase').length).toBeGreaterThanOrEqual(5);
    expect(ofProfile(seeker, 'profilePhoto')).toHaveLength(1);
    expect(ofProfile(seeker, 'resume').map(({ file }) => file.name)).toEqual(['Marcus Delgado.pdf']);
    const showing = files.filter(({ file }) => file.purpose === 'showcase').map(({ profile }) => profile);
    expect(new Set(showing).size).toBeGreaterThan(8);
  });

  it('have photos of sites at a ratio of 4:3, with a small and a large thumbnail', async () => {
    for (const { file, small } of files.filter(({ file }) => file.purpose === 'showcase')) {
      expect(file.width! / file.height!).toBeCloseTo(4 / 3);
      expect(Math.max(file.width!, file.height!)).toBeLessThanOrEqual(thumbnailPixels.large);
      expect((await sharp(small).metadata()).width).toBe(thumbnailPixels.small);
    }
    expect(
      objectsOf(ofProfile(world.companies[0]!.id, 'profilePhoto')[0]!).map(({ key }) => key.split('/')[2]),
    ).toEqual(['original', 'small.webp', 'large.webp']);
  });

  it("name in a resume what the seeker's profile names", () => {
    for (const { profile, bytes } of files.filter(({ file }) => file.purpose === 'resume')) {
      const { name, lastName, seeker, city } = world.seekers.find(({ id }) => id === profile)!;
      const text = bytes.toString('latin1');
      for (const word of [`${name} ${lastName}`, city, seeker.previousCompaniesWorkedFor[0]!.position]) {
        expect(text).toContain(word);
      }
    }
  });

  it('are smaller than two megabytes together', () => {
    const folder = join(import.meta.dirname, '../pictures/made');
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeLessThan(2 * 1024 * 1024);
  });
});
