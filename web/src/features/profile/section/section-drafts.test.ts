import { beforeEach, expect, it, vi } from 'vitest';
import { forgetDraft, hasDrafts, keepDraft, readDraft } from './section-drafts.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('keeps what is not saved of each section until that section is saved or cancelled', () => {
  keepDraft('me', 'general', { name: 'Travis' });
  keepDraft('me', 'skills', { tradeCategories: [] });
  forgetDraft('me', 'general');
  expect(readDraft('me', 'general')).toBeUndefined();
  expect(readDraft('me', 'skills')).toEqual({ tradeCategories: [] });
  expect(hasDrafts('me')).toBe(true);
  forgetDraft('me', 'skills');
  expect(hasDrafts('me')).toBe(false);
});

it("shows nobody another profile's draft, and writes over it", () => {
  keepDraft('somebody', 'general', { name: 'Renee' });
  expect(readDraft('me', 'general')).toBeUndefined();
  keepDraft('me', 'resume', { name: 'x' });
  expect(readDraft('somebody', 'general')).toBeUndefined();
});

it('takes a damaged draft for none', () => {
  localStorage.setItem('plumbline.profileDrafts', '{"profile":"me","sections":{"general":"x"}}');
  expect(readDraft('me', 'general')).toBeUndefined();
  localStorage.setItem('plumbline.profileDrafts', 'not json');
  expect(hasDrafts('me')).toBe(false);
});
