import { describe, expect, it } from 'vitest';
import { allowsContact, meetings } from './blocks.ts';

const left = (between: { block: unknown; isOpen?: boolean }) => meetings.filter((each) => allowsContact(each, between));

describe('what a block leaves of two profiles', () => {
  it('is everything without a block', () => {
    expect(left({ block: undefined })).toEqual(meetings);
    expect(left({ block: undefined, isOpen: true })).toEqual(meetings);
  });

  it('is nothing, or the profile alone where contact details are open', () => {
    expect(left({ block: {} })).toEqual([]);
    expect(left({ block: {}, isOpen: true })).toEqual(['profile']);
  });
});
