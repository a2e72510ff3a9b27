import type { Language } from '@plumbline/shared/options/languages';
import { optionNamesEs } from '@plumbline/shared/options/spanish/option-names-es';
import { fillIn } from '../../../services/emails/words/fill-in.ts';
import es from './es.json' with { type: 'json' };

export type Text = keyof typeof es;
/** A map, because a trade that a user wrote can have the name of a property of every object, such as 'constructor'. */
const spanish: ReadonlyMap<string, string> = new Map(Object.entries({ ...optionNamesEs, ...es }));

/** Returns the texts of the public pages in a language. The English sentence is the key, as in the web app. */
export const translator = (language: Language, chosen?: Language) => {
  const say = (text: string): string => (language === 'es' ? (spanish.get(text) ?? text) : text);
  return {
    language,
    /** The language that the URL requests, for links that keep it. */
    chosen,
    t: (text: Text, values: Readonly<Record<string, string>> = {}): string => fillIn(say(text), values),
    /** Returns a name of an option list; a name that a company wrote itself is returned unchanged. */
    name: say,
  };
};
export type Words = ReturnType<typeof translator>;
