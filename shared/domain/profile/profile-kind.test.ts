import { describe, expect, it } from 'vitest';
import { profileKind } from './profile-kind.ts';

describe('profile kind', () => {
  it('[ACC-37] is the first marker in the order admin, candidate, provider, vendor, educational', () => {
    const all = { role: 'support', jobSeeker: {}, provider: {}, vendor: {}, educational: {} };
    expect(profileKind(all)).toBe('admin');
    expect(profileKind({ ...all, role: undefined })).toBe('candidate');
    expect(profileKind({ provider: {}, vendor: {}, educational: {} })).toBe('provider');
    expect(profileKind({ vendor: {}, educational: {} })).toBe('vendor');
    expect(profileKind({ educational: true })).toBe('educational');
  });

  it('[ACC-37] is none without any marker', () => {
    expect(profileKind({})).toBe('none');
    expect(profileKind({ role: 'user', jobSeeker: null, provider: false })).toBe('none');
  });
});
