import { expect, it } from 'vitest';
import { accessibilityText } from './accessibility-text.ts';
import type { LegalText } from './legal-page.tsx';
import { privacyEn } from './privacy-en.ts';
import { privacyEs } from './privacy-es.ts';
import { termsEn } from './terms-en.ts';
import { termsEs } from './terms-es.ts';

const texts: [string, LegalText][] = [
  ['the terms', { en: termsEn, es: termsEs }],
  ['the privacy policy', { en: privacyEn, es: privacyEs }],
  ['the accessibility statement', accessibilityText],
];

it.each(texts)('[SHL-01] %s have the same sections and paragraphs in both languages', (_, { en, es }) => {
  const shape = (sections: LegalText['en']) => sections.map(({ text, hasRetention }) => [text.length, hasRetention]);
  expect(shape(es)).toEqual(shape(en));
  const english = new Set(en.flatMap(({ title, text }) => [title, ...text]));
  expect(es.flatMap(({ title, text }) => [title, ...text]).filter((each) => english.has(each))).toEqual([]);
});

it.each(texts)('[SHL-01] %s address readers in Spanish with usted', (_, { es }) => {
  const words = es.flatMap(({ title, text }) => [title, ...text]).join(' ');
  expect(words).not.toMatch(/\b(tú|tu|tus|tienes|puedes|quieres|tuyo)\b/i);
});

it('[SHL-01] the terms and sign-up name the same age, and the terms say where to appeal', () => {
  const terms = termsEn.flatMap(({ text }) => text).join(' ');
  const privacy = privacyEn.flatMap(({ text }) => text).join(' ');
  for (const text of [terms, privacy]) {
    expect(text).toContain('18 or older');
    expect(text).not.toMatch(/\b16\b|guardian/);
  }
  expect(terms).toContain('appeal: choose Support');
});
