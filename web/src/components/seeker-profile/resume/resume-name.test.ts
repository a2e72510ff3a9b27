import { expect, it } from 'vitest';
import { resumeName } from './resume-name.ts';

it("[PRO-12] the download names a resume after its owner, '{name} Resume.pdf'", () => {
  expect(resumeName('Travis Yoder', 'application/pdf')).toBe('Travis Yoder Resume.pdf');
  expect(resumeName("Renée O'Neil-Díaz Jr.", 'application/pdf')).toBe("Renée O'Neil-Díaz Jr. Resume.pdf");
});

it('[PRO-12] the download keeps the extension of a Word file, which a PDF reader could not open', () => {
  expect(resumeName('Travis', 'application/msword')).toBe('Travis Resume.doc');
});

it("[PRO-12] the download removes characters that aren't allowed in file names", () => {
  expect(resumeName('../Tra/vis', 'application/pdf')).toBe('..Travis Resume.pdf');
});
