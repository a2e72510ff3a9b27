import { expect, it } from 'vitest';
import { anonymousName, isRevealing, MASK } from './masking.ts';

it("[PRO-37] names a locked seeker 'Jobseeker' with the first four characters of the id", () => {
  expect(anonymousName('4f2a9c07b81e27d3e55ba310')).toBe('Jobseeker4f2a');
});

it('[PRO-37] covers contact details with ten stars', () => {
  expect(MASK).toBe('**********');
});

const al = { name: 'Al', lastName: 'Núñez', email: 'al@yard.test', phoneNumber: '574-555-0142', address: '5 Elm St' };

it.each([
  'Nunez Framing',
  'NÚÑEZ & Sons',
  'Ask for Al',
  'call 574 555 0142',
  '(574)555-0142',
  'frames@work.test',
  'see www.framing.test',
  'alframes.com',
  'Shop at 5 Elm St',
])('[PRO-38] takes %j for something that says who a seeker is', (text) => expect(isRevealing(text, al)).toBe(true));

it.each(['Carpentry', 'Heating & A/C', 'Metal Work', 'OSHA 30', 'Crew of 12'])(
  '[PRO-38] takes %j for a trade',
  (text) => expect(isRevealing(text, al)).toBe(false),
);

it('[PRO-38] does not look for what a seeker has left empty', () => {
  expect(isRevealing('Carpentry', { name: 'Travis', lastName: '', email: 'x@yard.test', website: '' })).toBe(false);
});
