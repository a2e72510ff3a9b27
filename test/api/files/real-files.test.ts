import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { upload } from '../../support/files/files.ts';
import { docx, pdf, picture } from '../../support/files/pictures.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';

let seeker: Person;
let company: Person;
beforeAll(async () => {
  [seeker, company] = [await newSeeker(), await newCompany()];
});

const read = (name: string): Buffer => readFileSync(new URL(`../../fixtures/files/${name}`, import.meta.url));
const send = (purpose: string, name: string, bytes: Buffer) =>
  upload(purpose === 'showcase' ? company : seeker, purpose, { name, bytes });
const cut = (bytes: Buffer, share: number): Buffer => bytes.subarray(0, Math.floor(bytes.length * share));

const NEEDS_PASSWORD = 'This PDF asks for a password. Save it without one, and choose it again.';
const DAMAGED = 'This file is damaged and does not open. Please choose it again, or another one.';
const CUT_OFF = 'This photo is cut off or damaged. Please choose it again, or another one.';

describe('the check of a resume, which says what to do after a rejection [FIL-09]', () => {
  it.each([
    ['a PDF that asks for a password', read('userpw.pdf'), NEEDS_PASSWORD],
    ['a PDF without pages', Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF'), DAMAGED],
    ['the first line of a PDF', Buffer.from('%PDF-1.4\n'), DAMAGED],
    ['a PDF of noise', Buffer.concat([Buffer.from('%PDF-1.4\n'), deflateSync(Buffer.alloc(9000, 7))]), DAMAGED],
    ['a DOCX that is cut off', cut(docx(), 0.8), DAMAGED],
    [
      'an RTF named .doc',
      Buffer.from('{\\rtf1\\ansi Resume}'),
      'Please choose a PDF, DOC or DOCX file. This one is RTF: open it and save it as PDF or DOCX.',
    ],
  ])('%s', async (_, bytes, message) => {
    const { status, body } = await send('resume', 'resume.doc', bytes);
    expect([status, body.message]).toEqual([400, message]);
  });

  it.each([
    ['with a password for changes alone', read('ownerpw.pdf')],
    ['with bytes before its first line', read('junk-before.pdf')],
    ['after a line end', Buffer.concat([Buffer.from('\r\n'), pdf()])],
    ['after the most bytes that readers skip', Buffer.concat([Buffer.alloc(1024, 32), pdf()])],
    ['with a byte order mark', Buffer.concat([Buffer.from('\ufeff'), pdf()])],
    ['with bytes after its end', Buffer.concat([read('plain.pdf'), Buffer.from('\r\n--boundary--\r\n')])],
  ])('accepts a PDF %s', async (_, bytes) => {
    expect((await send('resume', 'resume.pdf', bytes)).status).toBe(201);
  });

  it('refuses a PDF of a license that asks for a password', async () => {
    expect((await send('document', 'card.pdf', read('userpw.pdf'))).body.message).toBe(NEEDS_PASSWORD);
  });
});

describe('the check of a photo, which says what to do after a rejection [FIL-09]', () => {
  it.each(['profilePhoto', 'document', 'showcase'])('rejects as %s a photo that is cut off', async (purpose) => {
    expect((await send(purpose, 'truncated.jpg', read('truncated.jpg'))).body.message).toBe(CUT_OFF);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('rejects a %s that ends in its middle', async (kind) => {
    const whole = await sharp({
      create: {
        width: 900,
        height: 700,
        channels: 3,
        background: '#123',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .toFormat(kind)
      .toBuffer();
    for (const share of [0.3, 0.6, 0.9])
      expect((await send('profilePhoto', 'a.jpg', cut(whole, share))).body.message).toBe(CUT_OFF);
    expect((await send('profilePhoto', 'a.jpg', whole)).status).toBe(201);
  });

  it('rejects a HEIC, and explains how an iPhone makes a JPEG', async () => {
    const { status, body } = await send('profilePhoto', 'iphone.heic', read('iphone.heic'));
    expect([status, body.message]).toEqual([
      400,
      expect.stringMatching(/^Please choose a JPEG, PNG or WebP photo\. .*Most Compatible/),
    ]);
    expect((await send('document', 'iphone.jpg', read('iphone.heic'))).body.code).toBe('photo_is_heic');
  });

  it('accepts an animated PNG with one picture as a PNG', async () => {
    const { status, body } = await send('profilePhoto', 'anim.png', read('anim.png'));
    expect([status, body[0]]).toMatchObject([201, { type: 'image/png', width: 120, height: 90 }]);
  });
});

it.each(['jpeg', 'png', 'webp'] as const)('a %s that lies on its side has the size it is shown with', async (kind) => {
  const lying = await sharp(await picture(80, 40))
    .withMetadata({ orientation: 6 })
    .toFormat(kind)
    .toBuffer();
  expect((await send('profilePhoto', 'a.jpg', lying)).body[0]).toMatchObject({ width: 40, height: 80 });
});

it('a long file name is cut before its extension, however the file is sent', async () => {
  const name = `${'My resume '.repeat(40)}.pdf`;
  const { body } = await send('resume', name, pdf());
  expect(body[0].name).toMatch(/^My resume .*\.pdf$/);
  expect(body[0].name.length).toBeLessThanOrEqual(200);
  const start = await seeker.api.post('/api/files/uploads', { purpose: 'resume', name, size: 5_000_000 });
  expect(start.status).toBe(201);
});
