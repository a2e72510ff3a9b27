import { expect, it } from 'vitest';
import { anonymousName, MASK } from './anonymous-name.ts';

it("[PRO-37] the mask names a locked seeker 'Jobseeker' with the first four characters of the id", () => {
  expect(anonymousName('4f2a9c07b81e27d3e55ba310')).toBe('Jobseeker4f2a');
});

it('[PRO-37] the mask replaces contact details by ten stars', () => {
  expect(MASK).toBe('**********');
});
