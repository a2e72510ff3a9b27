import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, fault } from '../../support/cloud/cloud.ts';
import { onLocalStack } from '../../support/cloud/localstack.ts';
import { follow, shown, uploaded } from '../../support/files/files.ts';
import { pdf, phonePicture, photo, resume } from '../../support/files/pictures.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';

let seeker: Person;
let company: Person;
beforeAll(async () => {
  [seeker, company] = [await newSeeker(), await newCompany()];
});
afterEach(() => fault({ dependency: 's3', mode: 'off' }));

describe('[FIL-03] thumbnails', () => {
  it("are made in two sizes, upright and without the camera's metadata", async () => {
    const file = await uploaded(seeker, 'profilePhoto', { name: 'phone.jpg', bytes: await phonePicture() });
    expect([file.width, file.height]).toEqual([400, 800]);
    for (const [size, width, height] of [
      ['small', 160, 320],
      ['large', 400, 800],
    ] as const) {
      const { body } = await seeker.api.get(`/api/files/url/thumbnail/${file.id}/${size}`);
      const { bytes, headers } = await shown(body.url);
      expect(headers.get('content-type')).toBe('image/webp');
      const facts = await sharp(bytes).metadata();
      expect(facts).toMatchObject({ format: 'webp', width, height });
      expect([facts.exif, facts.orientation]).toEqual([undefined, undefined]);
    }
  });

  it('are small and large only, and a resume has none', async () => {
    const file = await uploaded(seeker, 'resume', resume());
    expect((await seeker.api.get(`/api/files/url/thumbnail/${file.id}/small`)).status).toBe(404);
    expect((await seeker.api.get(`/api/files/url/thumbnail/${file.id}/huge`)).status).toBe(400);
  });

  it('are made after the bucket has failed for a while', async () => {
    await fault({ dependency: 's3', mode: 'fail', match: 'GetObject', count: 4 });
    const file = await uploaded(seeker, 'profilePhoto', await photo());
    await shown(file.thumbnails.large);
  });
});

describe('[FIL-02] links', () => {
  it.skipIf(onLocalStack)('end after five minutes', async () => {
    const owner = await newSeeker();
    const file = await uploaded(owner, 'profilePhoto', await photo());
    const { body: link } = await owner.api.get(`/api/files/url/${file.id}`);
    await advanceClock(4 * 60_000);
    expect((await follow(link.url)).status).toBe(200);
    await advanceClock(61_000);
    expect((await follow(link.url)).status).toBe(403);
    const again = await signInAgain(owner);
    const { body: fresh } = await again.api.get(`/api/files/url/${file.id}`);
    expect((await follow(fresh.url)).status).toBe(200);
    [seeker, company] = [await signInAgain(seeker), await signInAgain(company)];
  });

  it("[FIL-02] to a resume download it under its owner's name", async () => {
    const owner = await newSeeker({ firstName: 'José "Pepe"', lastName: "O'Neil/Jr" });
    const file = await uploaded(owner, 'resume', resume('secret-name.pdf'));
    const { body } = await owner.api.get(`/api/files/url/${file.id}`);
    const { headers, bytes } = await follow(body.url);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      "attachment; filename=\"Jose Pepe O'Neil Jr Resume.pdf\"; filename*=UTF-8''Jos%C3%A9%20Pepe%20O%27Neil%20Jr%20Resume.pdf",
    );
    expect(bytes).toEqual(pdf());
  });
});

describe('[FIL-02] links of a bucket that is down', () => {
  it('are returned anyway, because signing needs no request', async () => {
    const file = await uploaded(seeker, 'profilePhoto', await photo());
    await fault({ dependency: 's3', mode: 'fail' });
    expect((await seeker.api.get(`/api/files/get/${file.id}`)).status).toBe(200);
    expect((await follow(file.url)).status).toBe(500);
    await fault({ dependency: 's3', mode: 'off' });
    expect((await follow(file.url)).status).toBe(200);
  });
});
