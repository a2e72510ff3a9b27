import { expect, it } from 'vitest';
import { greetingFor, nameToGreet, welcomeFor } from './greeting.ts';

it('[SHL-03] the dashboard greets by the time of day', () => {
  expect([5, 11, 12, 17, 18, 23, 0, 4].map((hour) => greetingFor(hour).split(',')[0])).toEqual([
    'Good morning',
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
    'Good evening',
    'Good evening',
    'Good evening',
  ]);
});

it('[SHL-03] the dashboard greets a person by the first name, and a company by its whole name', () => {
  expect(nameToGreet('Renee Hartzler', 'Lakeland Framing & Exteriors')).toBe('Renee');
  expect(nameToGreet('Lakeland Framing', 'Lakeland Framing')).toBe('Lakeland Framing');
  expect(nameToGreet('', 'Travis')).toBe('Travis');
  expect(nameToGreet('travis@example.com', 'Travis')).toBe('Travis');
  expect([welcomeFor('Travis'), welcomeFor('')]).toEqual(['Welcome, {{name}}', 'Welcome']);
});
