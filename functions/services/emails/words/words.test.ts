import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { phrasesEn } from './phrases-en.ts';
import { phrasesEs } from './phrases-es.ts';

const textsOf = (words: object): string[] => Object.values(words).flatMap((each) => each as string | string[]);
const namesIn = (texts: string[]) => [...new Set(texts.join(' ').match(/\{\{\w+\}\}/g))].sort();

describe('the words of the e-mails', () => {
  it.each(Object.keys(en) as (keyof typeof en)[])('use the same placeholders in Spanish as in English: %s', (name) => {
    expect(namesIn(textsOf(es[name]))).toEqual(namesIn(textsOf(en[name])));
    expect(es[name].paragraphs).toHaveLength(en[name].paragraphs.length);
  });

  it('use the same placeholders in every phrase', () => {
    const names = (phrases: Record<string, string>) =>
      Object.entries(phrases).map(([key, text]) => [key, ...namesIn([text])]);
    expect(names(phrasesEs)).toEqual(names(phrasesEn));
  });
});
