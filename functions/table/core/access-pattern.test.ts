import { describe, expect, it } from 'vitest';
import { indexPattern, tablePattern } from './access-pattern.ts';

const entries = indexPattern('gsi3', {
  partition: 'SUBJECT#{subject}',
  sort: '{type}#OPEN#{date}#{other}',
  finds: 'Entries about a subject',
});
const requests = tablePattern({ partition: 'SUPPORT', sort: '{date}#{id}', finds: 'Requests' });

describe('an access pattern', () => {
  it('makes the keys of an item, of the index or of the table', () => {
    expect(entries.keys({ subject: 's', type: 'job', date: '2026', other: 'o' })).toEqual({
      gsi3pk: 'SUBJECT#s',
      gsi3sk: 'job#OPEN#2026#o',
    });
    expect(requests.keys({ date: '2026', id: 'i' })).toEqual({ pk: 'SUPPORT', sk: '2026#i' });
  });

  it('names the list of all items that have the given values', () => {
    expect(entries.list({ subject: 's' })).toEqual({ index: 'gsi3', partition: 'SUBJECT#s', prefix: '' });
    expect(entries.list({ subject: 's', type: 'job' }).prefix).toBe('job#OPEN#');
    expect(entries.list({ subject: 's', date: '2026' }).prefix).toBe('');
    expect(requests.list({ date: '2026' })).toEqual({ partition: 'SUPPORT', prefix: '2026#' });
  });

  it('accepts any values, braces included', () => {
    expect(requests.keys({ date: '{id}', id: 'i' }).sk).toBe('{id}#i');
  });
});
