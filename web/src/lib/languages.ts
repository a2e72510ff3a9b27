import { LANGUAGES, type Language } from '@plumbline/shared/options/languages';
import { readStored } from './session/browser-storage.ts';

/** Each language in its own words. */
export const languageNames: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];

const isLanguage = (value: string | null | undefined): value is Language => LANGUAGES.includes(value as Language);

/** The language the user chose, else the first of the browser's that there is. */
export const preferredLanguage = (): Language => {
  const chosen = readStored('language');
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
};
