import { LANGUAGES, type Language, preferredLanguage } from '@plumbline/shared/options/languages';
import { translator, type Words } from '../words/translate.ts';

const isLanguage = (text: string | undefined): text is Language => LANGUAGES.some((each) => each === text);

/** Returns the chosen language, or the first of the browser's languages that the product has. */
const pageLanguage = (chosen: string | undefined, accepted: string | undefined): Language => {
  if (isLanguage(chosen)) return chosen;
  return preferredLanguage(accepted);
};

/** Returns the texts of a public page in the language of the request's `lang` parameter, or of the browser. */
export const pageWords = (lang: string | undefined, headers: Readonly<Record<string, string | undefined>>): Words =>
  translator(pageLanguage(lang, headers['accept-language']), isLanguage(lang) ? lang : undefined);
