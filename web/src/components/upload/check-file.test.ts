import { MAX_FILE_BYTES } from '@plumbline/shared/options/files';
import { expect, it } from 'vitest';
import { fileProblem } from './check-file.ts';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

it('[FIL-09] the check before an upload accepts photos as JPEG, PNG and WebP and nothing else', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp']) {
    expect(fileProblem('showcase', file('deck', type))).toBeUndefined();
  }
  for (const type of ['image/svg+xml', 'image/gif', 'application/pdf', 'text/html']) {
    expect(fileProblem('profilePhoto', file('deck', type))).toBe('Please choose a JPEG, PNG or WebP photo');
  }
});

it('[FIL-09] the check before an upload uses the type of a file whose extension is the name of a built-in property', () => {
  for (const name of Object.getOwnPropertyNames(Object.prototype)) {
    expect(fileProblem('showcase', file(`deck.${name}`, 'image/jpeg'))).toBeUndefined();
    expect(fileProblem('showcase', file(`deck.${name}`, 'text/html'))).toBe('Please choose a JPEG, PNG or WebP photo');
  }
});

it('[FIL-09] the check before an upload accepts a resume as PDF, DOC and DOCX and nothing else', () => {
  expect(fileProblem('resume', file('resume.pdf', 'application/pdf'))).toBeUndefined();
  for (const [name, type] of [
    ['me.jpg', 'image/jpeg'],
    ['me', 'image/png'],
    ['resume', 'text/plain'],
    ['clip', 'video/mp4'],
    ['site.dwg', ''],
    ['resume.odt', 'application/octet-stream'],
    ['resume.pages', 'application/x-iwork-pages-sffpages'],
  ] as const)
    expect(fileProblem('resume', file(name, type))).toBe('Please choose a PDF, DOC or DOCX file');
});

it.each([
  ['resume.docx', 'application/wps-office.docx'],
  ['resume.docx', 'application/octet-stream'],
  ['resume.docx', 'application/zip'],
  ['Resume.DOCX', ''],
  ['resume.doc', 'application/vnd.ms-word'],
  ['resume.doc', 'application/x-msword'],
  ['resume.doc', 'application/wps-office.doc'],
  ['resume.doc', 'text/rtf'],
  ['resume.pdf', 'application/octet-stream'],
  ['resume.pdf', 'application/x-pdf'],
  ['resume.pdf', 'application/acrobat'],
  ['resume.pdf', 'binary/octet-stream'],
  ['resume.pdf', 'application/force-download'],
  ['resume.PDF', 'application/pdf; charset=binary'],
  ['resume', 'application/octet-stream'],
  ['resume', ''],
  ['resume.final version', 'application/octet-stream'],
  ['Resume v1.2', 'application/octet-stream'],
])('[FIL-09] the check before an upload lets the server decide about the resume %s labeled %j', (name, type) => {
  expect(fileProblem('resume', file(name, type))).toBeUndefined();
});

it.each([
  ['photo.jpg', 'image/jpg'],
  ['photo.jpg', 'image/pjpeg'],
  ['photo.JPG', 'application/octet-stream'],
  ['photo.jpeg', ''],
  ['photo.jfif', 'application/octet-stream'],
  ['photo.png', 'image/x-png'],
  ['photo.png', 'image/apng'],
  ['photo.webp', 'application/octet-stream'],
  ['photo', 'image/jpg'],
  ['photo', ''],
])('[FIL-09] the check before an upload lets the server decide about the photo %s labeled %j', (name, type) => {
  expect(fileProblem('profilePhoto', file(name, type))).toBeUndefined();
});

it.each([
  ['IMG_0001.HEIC', 'image/heic'],
  ['IMG_0001.heif', ''],
  ['IMG_0001', 'image/heif'],
  ['IMG_0001', 'image/heic-sequence'],
])('[FIL-09] the check before an upload says how to send a JPEG instead of %s labeled %j', (name, type) => {
  expect(fileProblem('showcase', file(name, type))).toMatch(
    /^Please choose a JPEG, PNG or WebP photo\. .*Most Compatible/,
  );
});

it('[FIL-09] the check before an upload accepts 10 MB and not a byte more', () => {
  expect(fileProblem('resume', file('a.pdf', 'application/pdf', MAX_FILE_BYTES))).toBeUndefined();
  expect(fileProblem('resume', file('a.pdf', 'application/pdf', MAX_FILE_BYTES + 1))).toBe(
    'Please choose a file of at most 10 MB',
  );
});
