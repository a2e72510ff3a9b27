import { LANGUAGES, type Language } from '@plumbline/shared/options/languages';

const isLanguage = (text: string | undefined): text is Language => LANGUAGES.some((each) => each === text);

/** The language somebody chose, else the first of the browser's that the product speaks. */
export const pageLanguage = (chosen: string | undefined, accepted: string | undefined): Language => {
  if (isLanguage(chosen)) return chosen;
  const wanted = (accepted ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'en';
};
