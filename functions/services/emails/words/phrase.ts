import type { OutgoingText } from '@plumbline/shared/domain/text/outgoing/outgoing-text';
import type { Language } from '@plumbline/shared/options/languages';
import { fillIn, type ParamsOf, type Value } from './fill-in.ts';
import { phrasesEn } from './phrases-en.ts';
import { phrasesEs } from './phrases-es.ts';

const phrases = { en: phrasesEn, es: phrasesEs };
export type Phrase = keyof typeof phrasesEn;

type Values<P extends Phrase> = [ParamsOf<(typeof phrasesEn)[P]>] extends [never]
  ? []
  : [values: Record<ParamsOf<(typeof phrasesEn)[P]>, Value>];

/** Returns a phrase of the catalog in a reader's language. */
export const phrase = <P extends Phrase>(language: Language, name: P, ...[values]: Values<P>): OutgoingText =>
  fillIn(phrases[language][name], values ?? {});
