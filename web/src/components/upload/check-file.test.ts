import { MAX_FILE_BYTES } from '@plumbline/shared/options/files';
import { expect, it } from 'vitest';
import { fileProblem } from './check-file.ts';

const file = (name: string, type: string, size = 1000) => ({ name, type, size });

it('[FIL-09] takes photos as JPEG, PNG and WebP and nothing else', () => {
  for (const type of ['image/jpeg', 'image/png', 'image/webp']) {
    expect(fileProblem('showcase', file('deck', type))).toBeUndefined();
  }
  for (const type of ['image/svg+xml', 'image/gif', 'application/pdf', 'text/html']) {
    expect(fileProblem('profilePhoto', file('deck', type))).toBe('Please choose a JPEG, PNG or WebP photo');
  }
});

it('[FIL-09] takes a resume as PDF, DOC and DOCX and nothing else', () => {
  expect(fileProblem('resume', file('resume.pdf', 'application/pdf'))).toBeUndefined();
  expect(fileProblem('resume', file('me.jpg', 'image/jpeg'))).toBe('Please choose a PDF, DOC or DOCX file');
});

it('[FIL-09] goes by the ending where the system knows no type', () => {
  expect(fileProblem('resume', file('Resume.DOCX', ''))).toBeUndefined();
  expect(fileProblem('resume', file('resume', ''))).toBe('Please choose a PDF, DOC or DOCX file');
});

it('[FIL-09] takes 10 MB and not a byte more', () => {
  expect(fileProblem('resume', file('a.pdf', 'application/pdf', MAX_FILE_BYTES))).toBeUndefined();
  expect(fileProblem('resume', file('a.pdf', 'application/pdf', MAX_FILE_BYTES + 1))).toBe(
    'Please choose a file of at most 10 MB',
  );
});
