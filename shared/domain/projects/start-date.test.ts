import { describe, expect, it } from 'vitest';
import { earliestStart } from './start-date.ts';

describe('the start of a project', () => {
  it('may be today as long as it is today anywhere in the country', () => {
    expect(earliestStart(new Date('2026-11-23T09:59:00Z'))).toBe('2026-11-22');
    expect(earliestStart(new Date('2026-11-23T10:00:00Z'))).toBe('2026-11-23');
  });
});
