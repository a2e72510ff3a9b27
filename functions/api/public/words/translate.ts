import type { Language } from '@plumbline/shared/options/languages';
import { optionNamesEs } from '@plumbline/shared/options/spanish/option-names-es';
import { fillIn } from '../../../services/emails/words/fill-in.ts';
import es from './es.json' with { type: 'json' };

export type Text = keyof typeof es;
const spanish: Readonly<Record<string, string>> = { ...optionNamesEs, ...es };

/** The words of the public pages in a language; as in the app, the English sentence is the key. */
export const translator = (language: Language, chosen?: Language) => {
  const say = (text: string): string => (language === 'es' ? (spanish[text] ?? text) : text);
  return {
    language,
    /** The language that the address asks for, for links that continue in it. */
    chosen,
    t: (text: Text, values: Readonly<Record<string, string>> = {}): string => fillIn(say(text), values),
    /** A name of an option list, which may be one that a company has written itself. */
    name: say,
  };
};
export type Words = ReturnType<typeof translator>;
