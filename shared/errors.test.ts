import { expect, it } from 'vitest';
import { LINK_OVER } from './contracts/accounts/passwords.ts';
import { HTML_TOO_LONG, REQUIRED } from './contracts/fields.ts';
import { MILITARY_ZIP_REFUSED } from './domain/contact-details/zip.ts';
import { type ErrorCode, errorMessage, errors } from './errors.ts';
import * as files from './options/files.ts';

const codes = Object.keys(errors) as ErrorCode[];

it('the error catalog names errors by snake_case codes, each with a status of its kind and a sentence', () => {
  for (const code of codes) {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(errors[code].status).toBeGreaterThanOrEqual(400);
    expect(errors[code].message).not.toBe('');
  }
});

it('the error catalog has one code for every text of one status', () => {
  const alike = ['Something went wrong'];
  const said = codes.filter((code) => !alike.includes(errors[code].message));
  expect(new Set(said.map((code) => `${errors[code].status} ${errors[code].message}`)).size).toBe(said.length);
});

it('the error catalog uses the same text for a field in its schema and on its page', () => {
  expect(errors.field_required.message).toBe(REQUIRED);
  expect(errors.zip_military.message).toBe(MILITARY_ZIP_REFUSED);
  expect(errors.rich_text_too_long.message).toBe(HTML_TOO_LONG);
  expect(errors.reset_link_expired.message).toBe(LINK_OVER);
  expect(errors.file_too_large.message).toBe(files.FILE_TOO_LARGE);
  expect(errors.wrong_photo_type.message).toBe(files.WRONG_PHOTO_TYPE);
  expect(errors.wrong_resume_type.message).toBe(files.WRONG_RESUME_TYPE);
  expect(errors.wrong_document_type.message).toBe(files.WRONG_DOCUMENT_TYPE);
  expect(errors.photo_too_many_pixels.message).toBe(files.PHOTO_TOO_MANY_PIXELS);
  expect(errors.photo_is_heic.message).toBe(files.PHOTO_IS_HEIC);
  expect(errors.too_many_photos.message).toBe(`Please choose at most ${files.MAX_SHOWCASE_PHOTOS} photos`);
});

it('the error catalog fills in parameters, a date as its day in any time zone of the server', () => {
  expect(errorMessage('too_many_users', { most: 100 })).toBe('A company can have up to 100 users.');
  expect(errorMessage('request_declined', { date: '2026-12-01T23:59:00.000Z' })).toBe(
    'This request was declined. It can be sent again from Dec 1, 2026.',
  );
});
