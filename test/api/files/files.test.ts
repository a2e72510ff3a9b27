import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fault } from '../../support/cloud/cloud.ts';
import { follow, shown, upload, uploaded } from '../../support/files/files.ts';
import { compoundFile, docx, pdf, photo, picture, resume } from '../../support/files/pictures.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';

let seeker: Person;
let company: Person;
beforeAll(async () => {
  [seeker, company] = [await newSeeker(), await newCompany()];
});
afterEach(() => fault({ dependency: 's3', mode: 'off' }));

describe('uploading through the API', () => {
  it('[FIL-01] stores a photo and returns it with links', async () => {
    const { status, body } = await upload(seeker, 'profilePhoto', await photo('Mé & you.jpg'));
    expect(status).toBe(201);
    const [file] = body;
    expect(body).toEqual([
      {
        _id: file.id,
        id: expect.stringMatching(new RegExp(`^${seeker.profileId}[0-9a-f]{24}$`)),
        name: 'Mé & you.jpg',
        type: 'image/jpeg',
        version: 1,
        size: expect.any(Number),
        createdAt: expect.any(String),
        width: 640,
        height: 480,
        url: expect.stringMatching(/\/files\/[0-9a-f]+\/original\?.*X-Amz-Signature=/),
        thumbnails: { small: expect.stringContaining('small.webp'), large: expect.stringContaining('large.webp') },
      },
    ]);
    const original = await follow(file.url);
    expect(original.headers.get('content-type')).toBe('image/jpeg');
    expect(original.bytes).toEqual((await photo()).bytes);
  });

  it("[PRO-14] stores a school's photos as well", async () => {
    const school = await newCompany({ type: 'educational' });
    const file = await uploaded(school, 'showcase', await photo());
    const { body } = await seeker.api.get(`/api/company/profile/${school.profileId}`);
    expect(body.showcasePhotos).toMatchObject([{ id: file.id }]);
    expect((await upload(seeker, 'showcase', await photo())).status).toBe(403);
  });

  it('[FIL-01] stores several showcase photos of one request, in their order', async () => {
    const owner = await newCompany();
    const files = [await photo('a.jpg'), { name: 'b.png', bytes: await picture(30, 20, 'png') }];
    const webp = { name: 'c.webp', bytes: await picture(20, 30, 'webp') };
    const { status, body } = await upload(owner, 'showcase', ...files, webp);
    expect(status).toBe(201);
    expect(body.map(({ name, type, version }: Record<string, unknown>) => [name, type, version])).toEqual([
      ['a.jpg', 'image/jpeg', 1],
      ['b.png', 'image/png', 1],
      ['c.webp', 'image/webp', 1],
    ]);
  });

  it.each([
    ['pdf', 'application/pdf', pdf()],
    ['doc', 'application/msword', compoundFile('WordDocument')],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', docx()],
  ])('[FIL-09] takes a %s as a resume, without a link until it is asked for', async (extension, type, bytes) => {
    const file = await uploaded(seeker, 'resume', { name: `cv.${extension}`, bytes });
    expect(file).toMatchObject({ name: `cv.${extension}`, type, size: bytes.length });
    expect(Object.keys(file)).not.toContain('url');
    expect(Object.keys(file)).not.toContain('thumbnails');
  });

  it('[FIL-01] replaces the old photo, whose links then return nothing', async () => {
    const owner = await newSeeker();
    const first = await uploaded(owner, 'profilePhoto', await photo());
    await shown(first.thumbnails.small);
    const second = await uploaded(owner, 'profilePhoto', await photo());
    expect(second).toMatchObject({ version: 2 });
    expect(second.id).not.toBe(first.id);
    expect((await owner.api.get(`/api/files/get/${first.id}`)).status).toBe(404);
    expect((await follow(first.url)).status).toBe(404);
    expect((await follow(first.thumbnails.small)).status).toBe(404);
  });

  it('[FIL-01] keeps the photo when a resume is stored, and counts their versions separately', async () => {
    const owner = await newSeeker();
    const kept = await uploaded(owner, 'profilePhoto', await photo());
    expect(await uploaded(owner, 'resume', resume())).toMatchObject({ version: 1 });
    expect(await uploaded(owner, 'resume', resume())).toMatchObject({ version: 2 });
    expect((await owner.api.get(`/api/files/get/${kept.id}`)).body).toMatchObject({ version: 1 });
  });
});

describe('[FIL-04] deleting', () => {
  it('removes the file, its thumbnails and its links', async () => {
    const owner = await newCompany();
    const file = await uploaded(owner, 'showcase', await photo());
    await shown(file.thumbnails.large);
    expect(await owner.api.delete(`/api/files/${file.id}/showcase`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await owner.api.get(`/api/files/get/${file.id}`)).status).toBe(404);
    for (const url of [file.url, file.thumbnails.small, file.thumbnails.large]) {
      expect((await follow(url)).status).toBe(404);
    }
    expect((await owner.api.delete(`/api/files/${file.id}/showcase`)).status).toBe(404);
  });

  it("is allowed only for the owner and the file's purpose", async () => {
    const file = await uploaded(company, 'showcase', await photo());
    for (const person of [seeker, await newCompany()]) {
      expect((await person.api.delete(`/api/files/${file.id}/showcase`)).status).toBe(404);
    }
    expect((await company.api.delete(`/api/files/${file.id}/profilePhoto`)).status).toBe(404);
    expect((await company.api.delete(`/api/files/${file.id}/everything`)).status).toBe(400);
    expect((await company.api.get(`/api/files/get/${file.id}`)).status).toBe(200);
  });

  it('succeeds while the bucket fails: nothing names the file any more', async () => {
    const owner = await newSeeker();
    const file = await uploaded(owner, 'resume', resume());
    await fault({ dependency: 's3', mode: 'fail', match: 'DeleteObjects' });
    expect((await owner.api.delete(`/api/files/${file.id}/resume`)).status).toBe(200);
    expect((await owner.api.get(`/api/files/get/${file.id}`)).status).toBe(404);
  });
});

describe('a bucket that fails', () => {
  it.each([
    ['fail', 500],
    ['throttle', 503],
  ] as const)('[FIL-01] leaves the profile as it was (%s)', async (mode, expected) => {
    const owner = await newSeeker();
    const before = await uploaded(owner, 'profilePhoto', await photo());
    await fault({ dependency: 's3', mode, match: 'PutObject' });
    const { status, body } = await upload(owner, 'profilePhoto', await photo());
    expect([status, body.message]).toEqual([expected, 'Something went wrong']);
    await fault({ dependency: 's3', mode: 'off' });
    expect((await owner.api.get(`/api/files/get/${before.id}`)).status).toBe(200);
    expect((await follow(before.url)).status).toBe(200);
    expect(await uploaded(owner, 'profilePhoto', await photo())).toMatchObject({ version: 2 });
  });
});
