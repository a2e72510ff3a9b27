import { LANGUAGES, type Language } from '@plumbline/shared/options/languages';
import { readStored } from './session/browser-storage.ts';

/** The name of each language in that language. */
export const languageNames: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];

const isLanguage = (value: string | null | undefined): value is Language => LANGUAGES.includes(value as Language);

/** The language in the address, such as the one of the public page or the e-mail that leads here. */
export const languageInAddress = (): Language | undefined => {
  const named = new URLSearchParams(globalThis.location?.search).get('lang');
  return isLanguage(named) ? named : undefined;
};

/** The language that the user chose, else the browser's first supported one. */
export const preferredLanguage = (): Language => {
  const chosen = readStored('language');
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
};
