import type { Language } from '@plumbline/shared/options/languages';
import { fillIn, type ParamsOf } from './fill-in.ts';
import { phrasesEn } from './phrases-en.ts';
import { phrasesEs } from './phrases-es.ts';

const phrases = { en: phrasesEn, es: phrasesEs };
export type Phrase = keyof typeof phrasesEn;

type Values<P extends Phrase> = [ParamsOf<(typeof phrasesEn)[P]>] extends [never]
  ? []
  : [values: Record<ParamsOf<(typeof phrasesEn)[P]>, string>];

/** A phrase of the catalogue in a reader's language. */
export const phrase = <P extends Phrase>(language: Language, name: P, ...[values]: Values<P>): string =>
  fillIn(phrases[language][name], values ?? {});
