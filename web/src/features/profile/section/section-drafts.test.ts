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

it('the profile editor keeps the unsaved values of each section until that section is saved or canceled', () => {
  keepDraft('me', 'general', { name: 'Travis' });
  keepDraft('me', 'skills', { tradeCategories: [] });
  forgetDraft('me', 'general');
  expect(readDraft('me', 'general')).toBeUndefined();
  expect(readDraft('me', 'skills')).toEqual({ tradeCategories: [] });
  expect(hasDrafts('me')).toBe(true);
  forgetDraft('me', 'skills');
  expect(hasDrafts('me')).toBe(false);
});

it("the profile editor never shows another profile's draft, and overwrites it", () => {
  keepDraft('somebody', 'general', { name: 'Renee' });
  expect(readDraft('me', 'general')).toBeUndefined();
  keepDraft('me', 'resume', { name: 'x' });
  expect(readDraft('somebody', 'general')).toBeUndefined();
});

it('the profile editor ignores a damaged draft', () => {
  localStorage.setItem('plumbline.profileDrafts', '{"profile":"me","sections":{"general":"x"}}');
  expect(readDraft('me', 'general')).toBeUndefined();
  localStorage.setItem('plumbline.profileDrafts', 'not json');
  expect(hasDrafts('me')).toBe(false);
});
