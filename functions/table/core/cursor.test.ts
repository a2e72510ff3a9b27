import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

const list = { index: 'gsi1', partition: 'JOB#a', prefix: 'MATCH#' } as const;
const key = { pk: 'JOB#a', sk: 'MATCH#b', gsi1pk: 'JOB#a', gsi1sk: 'MATCH#02#b' };

describe('cursors', () => {
  it('are opened to the key from which they were made', () => {
    expect(decodeCursor(encodeCursor(key), list)).toEqual(key);
    expect(encodeCursor(undefined)).toBeUndefined();
  });

  it.each([
    ['inside of the range', { from: '01', to: '03' }, key],
    ['before the range', { from: '03', to: '09' }, undefined],
    ['after the range', { from: '00', to: '01' }, undefined],
  ])('continue a list only from a place %s', (_, part, start) => {
    expect(decodeCursor(encodeCursor(key), list, part)).toEqual(start);
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', 'nonsense'],
    ['no object', Buffer.from('7').toString('base64url')],
    ['another list', encodeCursor({ ...key, gsi1pk: 'JOB#z' })],
    ['another part of the list', encodeCursor({ ...key, gsi1sk: 'JOB#1' })],
    ['half a key', encodeCursor({ pk: 'JOB#a', gsi1pk: 'JOB#a', gsi1sk: 'MATCH#1' })],
    ['an empty key', encodeCursor({ ...key, pk: '' })],
    ['a key with more', encodeCursor({ ...key, more: 'x' })],
    ['numbers', encodeCursor({ ...key, sk: 1 })],
  ])('start from the top when they hold %s', (_, cursor) => {
    expect(decodeCursor(cursor, list)).toBeUndefined();
  });
});
