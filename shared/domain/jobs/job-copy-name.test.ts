import { expect, it } from 'vitest';
import { jobCopyName } from './job-copy-name.ts';

it('[EMP-27] a copy of a job is numbered after the jobs that start with the same name', () => {
  expect(jobCopyName('Framer', ['Framer', 'Roofer'])).toBe('Framer (2)');
  expect(jobCopyName('Framer', ['Framer', 'Framer (2)', 'Framer, nights'])).toBe('Framer (4)');
});

it('[EMP-27] a copy of a job drops the number of the job it copies', () => {
  expect(jobCopyName('Framer (2)', ['Framer', 'Framer (2)'])).toBe('Framer (3)');
  expect(jobCopyName('Framer (crew lead)', ['Framer (crew lead)'])).toBe('Framer (crew lead) (2)');
});
