import { describe, expect, it } from 'vitest';
import { createFilter, matchesPattern } from './event-pattern.ts';

const record = {
  names: ['a', 'b'],
  eventName: 'INSERT',
  dynamodb: { NewImage: { _et: { S: 'Job' }, zip: { S: '77002' } } },
};

describe('matching a stream record', () => {
  it.each([
    ['an equal value', { eventName: ['INSERT'] }, true],
    ['one of several values', { dynamodb: { NewImage: { _et: { S: ['Seeker', 'Job'] } } } }, true],
    ['no value', { dynamodb: { NewImage: { _et: { S: ['Seeker'] } } } }, false],
    ['a prefix', { dynamodb: { NewImage: { zip: { S: [{ prefix: '770' }] } } } }, true],
    ['something else than a value', { eventName: [{ 'anything-but': ['REMOVE'] }] }, true],
    ['an absent attribute', { dynamodb: { NewImage: { ttl: { N: [{ exists: false }] } } } }, true],
    ['an image that is missing', { dynamodb: { OldImage: { _et: { S: ['Job'] } } } }, false],
    ['a list by one of its values', { names: ['b', 'c'] }, true],
    ['a list by none of its values', { names: ['c'] }, false],
    ['all keys at once', { eventName: ['REMOVE'], dynamodb: { NewImage: { _et: { S: ['Job'] } } } }, false],
  ])('compares with %s', (_, pattern, expected) => {
    expect(matchesPattern(pattern, record)).toBe(expected);
  });

  it('rejects an unknown condition', () => {
    const pattern = { eventName: [{ suffix: 'RT' }] } as never;
    expect(() => matchesPattern(pattern, record)).toThrow('does not know the condition {"suffix":"RT"}');
  });

  it('passes a record that one of several filters matches, and everything without filters', () => {
    const filters = [{ Pattern: '{"eventName":["REMOVE"]}' }, { Pattern: '{"eventName":["INSERT"]}' }];
    expect(createFilter({ Filters: filters })(record)).toBe(true);
    expect(createFilter({ Filters: filters.slice(0, 1) })(record)).toBe(false);
    expect(createFilter(undefined)(record)).toBe(true);
  });
});
