import { expect, it } from 'vitest';
import { shortenFileName } from './file-name.ts';

it.each([
  ['resume.pdf', 'resume.pdf'],
  ['a\u202Egnp.exe', 'agnp.exe'],
  ['\u0000\u200F', 'Untitled'],
  ['', 'Untitled'],
  [' my resume .docx ', 'my resume .docx'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
  [`${'x'.repeat(300)}`, 'x'.repeat(200)],
  [`${'x'.repeat(190)}.${'y'.repeat(40)}`, `${'x'.repeat(190)}.${'y'.repeat(9)}`],
  [`${'x'.repeat(195)} .pdf`, `${'x'.repeat(195)} .pdf`],
  [`${'x'.repeat(196)} .pdf`, `${'x'.repeat(196)}.pdf`],
  ['قائمة.pdf', 'قائمة.pdf'],
  ['👷'.repeat(150), '👷'.repeat(100)],
  [`${'x'.repeat(195)}👷👷👷👷.pdf`, `${'x'.repeat(195)}\ufffd.pdf`],
])('the stored name of the file %j is the part that fits: %j', (given, kept) =>
  expect(shortenFileName(given)).toBe(kept),
);
