import { beforeAll, describe, expect, it } from 'vitest';
import { upload, uploaded } from '../../support/files/files.ts';
import { claiming, compoundFile, noise, pdf, photo, picture, resume } from '../../support/files/pictures.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';

let seeker: Person;
let company: Person;
beforeAll(async () => {
  [seeker, company] = [await newSeeker(), await newCompany()];
});

describe("[FIL-09] the check of a file's content, whatever its name is,", () => {
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
    const code = message === WRONG_PHOTO ? 'wrong_photo_type' : 'wrong_resume_type';
    expect({ status, body }).toEqual({
      status: 400,
      body: { code, message, errors: [{ path: 'files', message }] },
    });
  });

  it('rejects a photo as a resume', async () => {
    const { status, body } = await upload(seeker, 'resume', await photo('cv.pdf'));
    expect([status, body.message]).toEqual([400, WRONG_RESUME]);
  });

  it('accepts a photo with a misleading name', async () => {
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

  it('rejects a form of more than 4 MB', async () => {
    const { status, body } = await upload(company, 'profilePhoto', { name: 'a.png', bytes: await noise(1200, 1200) });
    expect([status, body.message]).toEqual([400, 'The request is too large']);
  });

  it('rejects the whole form when one of its files is invalid, and stores none', async () => {
    const owner = await newCompany();
    const { status } = await upload(owner, 'showcase', await photo(), resume('b.jpg'));
    expect(status).toBe(400);
    const many = await Promise.all(Array.from({ length: 20 }, (_, at) => photo(`${at}.jpg`)));
    expect((await upload(owner, 'showcase', ...many)).status).toBe(201);
  });
});

describe('[FIL-09] the upload', () => {
  it.each([
    ['no purpose', undefined, 1, 'bad_request'],
    ['an unknown purpose', 'passport', 1, 'bad_request'],
    ['no file', 'resume', 0, 'file_missing'],
    ['two resumes', 'resume', 2, 'too_many_files'],
    ['two profile photos', 'profilePhoto', 2, 'too_many_files'],
  ])('rejects a form with %s', async (_, purpose, count, code) => {
    const files = Array.from({ length: count }, () => resume());
    const { status, body } = await upload(seeker, purpose, ...files);
    expect([status, body.code, body.errors[0].path]).toEqual([400, code, code === 'bad_request' ? 'purpose' : 'files']);
  });

  it('accepts a resume only from a seeker and showcase photos only from a company', async () => {
    expect((await upload(company, 'resume', resume())).status).toBe(403);
    expect((await upload(seeker, 'showcase', await photo())).status).toBe(403);
    expect((await upload(company, 'showcase', await photo())).status).toBe(201);
    expect((await upload(seeker, 'resume', resume())).status).toBe(201);
  });

  it('rejects a 21st photo, alone and in a form with others', async () => {
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

  it('keeps both of two concurrent uploads', async () => {
    const owner = await newCompany();
    const both = await Promise.all([
      upload(owner, 'showcase', await photo()),
      upload(owner, 'showcase', await photo()),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    for (const { body } of both) expect((await owner.api.get(`/api/files/get/${body[0].id}`)).status).toBe(200);
  });

  it('stores each of many concurrent uploads or returns an error for it', async () => {
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

  it('keeps one profile photo of two concurrent uploads', async () => {
    const owner = await newSeeker();
    const both = await Promise.all([1, 2].map(async () => upload(owner, 'profilePhoto', await photo())));
    expect(both.map(({ body }) => body[0].version).toSorted()).toEqual([1, 2]);
    const found = await Promise.all(both.map(({ body }) => owner.api.get(`/api/files/get/${body[0].id}`)));
    expect(found.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});
