import { expect, it } from 'vitest';
import { nameBeginnings, nameKey } from './name-keys.ts';

it('the name key sorts and searches names without case, accents and marks', () => {
  expect(nameKey('  Núñez & Sons,  Plumbing ')).toBe('nunez sons plumbing');
  expect(nameKey('Dana@Yellow.example')).toBe('dana@yellow.example');
  expect(nameKey('!!!')).toBe('');
});

it('the name key finds a name by the start of each of its words, and a very long one by the first eight', () => {
  expect(nameBeginnings('Yellow Creek Plumbing')).toEqual(['yellow creek plumbing', 'creek plumbing', 'plumbing']);
  expect(nameBeginnings('')).toEqual([]);
  expect(nameBeginnings('a '.repeat(60))).toHaveLength(8);
});
