import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, fault, until } from '../support/cloud.ts';
import { follow, upload, uploaded } from '../support/files.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../support/people.ts';
import { claiming, compoundFile, docx, noise, pdf, phonePicture, picture } from '../support/pictures.ts';

let seeker: Person;
let company: Person;
beforeAll(async () => {
  [seeker, company] = [await newSeeker(), await newCompany()];
});
afterEach(() => fault({ dependency: 's3', mode: 'off' }));

const photo = async (name = 'me.jpg') => ({ name, bytes: await picture(640, 480) });
const resume = (name = 'cv.pdf') => ({ name, bytes: pdf() });
const shown = (url: string) =>
  until(async () => {
    const found = await follow(url);
    return found.status === 200 && found;
  });

describe('uploading through the API', () => {
  it('[FIL-01] stores a photo and answers it with links', async () => {
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
        url: expect.stringContaining('/__local/s3/'),
        thumbnails: { small: expect.stringContaining('small.webp'), large: expect.stringContaining('large.webp') },
      },
    ]);
    const original = await follow(file.url);
    expect(original.headers.get('content-type')).toBe('image/jpeg');
    expect(original.bytes).toEqual((await photo()).bytes);
  });

  it('[FIL-01] stores several photos of a showcase at once, in their order', async () => {
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

  it('[FIL-01] puts a new photo in the place of the old one, whose links then show nothing', async () => {
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

  it('[FIL-01] keeps the photo when a resume comes, and counts their versions apart', async () => {
    const owner = await newSeeker();
    const kept = await uploaded(owner, 'profilePhoto', await photo());
    expect(await uploaded(owner, 'resume', resume())).toMatchObject({ version: 1 });
    expect(await uploaded(owner, 'resume', resume())).toMatchObject({ version: 2 });
    expect((await owner.api.get(`/api/files/get/${kept.id}`)).body).toMatchObject({ version: 1 });
  });
});

describe('[FIL-09] the content decides, whatever the name says', () => {
  const WRONG_PHOTO = 'Please choose a JPEG, PNG or WebP photo';
  const WRONG_RESUME = 'Please choose a PDF, DOC or DOCX file';
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');

  it.each([
    ['a PDF named .jpg', 'profilePhoto', pdf(), WRONG_PHOTO],
    ['HTML named .jpg', 'profilePhoto', html, WRONG_PHOTO],
    ['SVG named .jpg', 'profilePhoto', svg, WRONG_PHOTO],
    ['an empty file', 'profilePhoto', Buffer.alloc(0), WRONG_PHOTO],
    ['the first bytes of a PNG', 'profilePhoto', Buffer.from('89504e470d0a1a0a', 'hex'), WRONG_PHOTO],
    ['HTML as a resume', 'resume', html, WRONG_RESUME],
    ["another program's compound file as a resume", 'resume', compoundFile('Workbook'), WRONG_RESUME],
  ])('refuses %s', async (_, purpose, bytes, message) => {
    const owner = await newSeeker();
    const { status, body } = await upload(owner, purpose, { name: 'photo.jpg', bytes });
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'bad_request', message, errors: [{ path: 'files', message }] },
    });
  });

  it('refuses a photo as a resume', async () => {
    const { status, body } = await upload(seeker, 'resume', await photo('cv.pdf'));
    expect([status, body.message]).toEqual([400, WRONG_RESUME]);
  });

  it('takes a photo whose name says nothing true', async () => {
    const file = await uploaded(seeker, 'profilePhoto', { name: 'cv.pdf', bytes: await picture(9, 9, 'webp') });
    expect(file).toMatchObject({ name: 'cv.pdf', type: 'image/webp' });
  });

  it.each([
    ['40,000 pixels wide', 40_000, 10],
    ['40,000 pixels high', 10, 40_000],
    ['a bomb of 10,000 by 10,000 pixels in a few bytes', 10_000, 10_000],
    ['a bomb of the most a header can claim', 2_147_483_647, 2_147_483_647],
  ])('refuses a photo that is %s', async (_, width, height) => {
    const { status, body } = await upload(seeker, 'profilePhoto', {
      name: 'a.png',
      bytes: await claiming(width, height),
    });
    expect([status, body.message]).toEqual([400, 'Please choose a smaller photo']);
  });

  it('refuses a form of more than 4 MB', async () => {
    const { status, body } = await upload(company, 'profilePhoto', { name: 'a.png', bytes: await noise(1200, 1200) });
    expect([status, body.message]).toEqual([400, 'The request is too large']);
  });

  it('refuses the whole form when one of its files is wrong, and stores none', async () => {
    const owner = await newCompany();
    const { status } = await upload(owner, 'showcase', await photo(), resume('b.jpg'));
    expect(status).toBe(400);
    const many = await Promise.all(Array.from({ length: 20 }, (_, at) => photo(`${at}.jpg`)));
    expect((await upload(owner, 'showcase', ...many)).status).toBe(201);
  });
});

describe('[FIL-09] what may be uploaded', () => {
  it.each([
    ['no purpose', undefined, 1],
    ['an unknown purpose', 'passport', 1],
    ['no file', 'resume', 0],
    ['two resumes', 'resume', 2],
    ['two profile photos', 'profilePhoto', 2],
  ])('is not a form with %s', async (_, purpose, count) => {
    const files = Array.from({ length: count }, () => resume());
    expect((await upload(seeker, purpose, ...files)).status).toBe(400);
  });

  it('is a resume by a seeker and a showcase by a company, not the other way round', async () => {
    expect((await upload(company, 'resume', resume())).status).toBe(403);
    expect((await upload(seeker, 'showcase', await photo())).status).toBe(403);
    expect((await upload(company, 'showcase', await photo())).status).toBe(201);
    expect((await upload(seeker, 'resume', resume())).status).toBe(201);
  });

  it('is not a 21st photo, neither alone nor in a form with others', async () => {
    const owner = await newCompany();
    const nineteen = await Promise.all(Array.from({ length: 19 }, () => photo()));
    expect((await upload(owner, 'showcase', ...nineteen)).status).toBe(201);
    const two = await upload(owner, 'showcase', await photo(), await photo());
    expect([two.status, two.body.message]).toEqual([400, 'Please choose at most 20 photos']);
    expect((await upload(owner, 'showcase', await photo())).status).toBe(201);
    expect((await upload(owner, 'showcase', await photo())).body.message).toBe('Please choose at most 20 photos');
    const start = await owner.api.post('/api/files/uploads', { purpose: 'showcase', name: 'a', size: 9 });
    expect([start.status, start.body.message]).toEqual([400, 'Please choose at most 20 photos']);
  });

  it('keeps both of two uploads at once', async () => {
    const owner = await newCompany();
    const both = await Promise.all([
      upload(owner, 'showcase', await photo()),
      upload(owner, 'showcase', await photo()),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    for (const { body } of both) expect((await owner.api.get(`/api/files/get/${body[0].id}`)).status).toBe(200);
  });

  it('stores each of many uploads at once or says that it did not', async () => {
    const owner = await newCompany();
    const files = await Promise.all(Array.from({ length: 6 }, (_, at) => photo(`${at}.jpg`)));
    const all = await Promise.all(files.map((file) => upload(owner, 'showcase', file)));
    const stored = all.filter(({ status }) => status === 201).map(({ body }) => body[0].id);
    for (const { status, body } of all.filter((answer) => answer.status !== 201)) {
      expect([status, body.message]).toEqual([409, 'Your files were changed elsewhere. Please try again.']);
    }
    expect(stored.length).toBeGreaterThan(0);
    for (const id of stored) expect((await owner.api.get(`/api/files/get/${id}`)).status).toBe(200);
    const left = 20 - stored.length;
    const rest = await Promise.all(Array.from({ length: left }, () => photo()));
    expect((await upload(owner, 'showcase', ...rest)).status).toBe(201);
    expect((await upload(owner, 'showcase', await photo())).status).toBe(400);
  });

  it('leaves one profile photo of two at once', async () => {
    const owner = await newSeeker();
    const both = await Promise.all([1, 2].map(async () => upload(owner, 'profilePhoto', await photo())));
    expect(both.map(({ body }) => body[0].version).toSorted()).toEqual([1, 2]);
    const found = await Promise.all(both.map(({ body }) => owner.api.get(`/api/files/get/${body[0].id}`)));
    expect(found.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

describe('[FIL-03] thumbnails', () => {
  it('are made in two sizes, upright and without the metadata of the camera', async () => {
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

  it('are small and large and nothing else, and a resume has none', async () => {
    const file = await uploaded(seeker, 'resume', resume());
    expect((await seeker.api.get(`/api/files/url/thumbnail/${file.id}/small`)).status).toBe(404);
    expect((await seeker.api.get(`/api/files/url/thumbnail/${file.id}/huge`)).status).toBe(400);
  });

  it('come after the bucket has failed for a while', async () => {
    await fault({ dependency: 's3', mode: 'fail', match: 'GetObject', count: 4 });
    const file = await uploaded(seeker, 'profilePhoto', await photo());
    await shown(file.thumbnails.large);
  });

  it('of a photo that cannot be decoded are missing, and nothing else is', async () => {
    const broken = (await picture(600, 400, 'png')).subarray(0, 200);
    const file = await uploaded(company, 'profilePhoto', { name: 'broken.png', bytes: broken });
    const next = await uploaded(company, 'showcase', await photo());
    await shown(next.thumbnails.small);
    expect((await follow(file.thumbnails.small)).status).toBe(404);
    expect((await follow(file.url)).status).toBe(200);
  });
});

describe('[FIL-02] links', () => {
  it('end after five minutes', async () => {
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

  it('[FIL-02] to a resume download it by the name of its owner', async () => {
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
  it('are answered all the same, because signing asks nobody', async () => {
    const file = await uploaded(seeker, 'profilePhoto', await photo());
    await fault({ dependency: 's3', mode: 'fail' });
    expect((await seeker.api.get(`/api/files/get/${file.id}`)).status).toBe(200);
    expect((await follow(file.url)).status).toBe(500);
    await fault({ dependency: 's3', mode: 'off' });
    expect((await follow(file.url)).status).toBe(200);
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

  it('is for the owner, and for the purpose the file has', async () => {
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
