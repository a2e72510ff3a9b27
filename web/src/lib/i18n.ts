import { LANGUAGES, type Language } from '@plumbline/shared/options/languages';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from '../locales/en.json';
import { readStored, writeStored } from './session/browser-storage.ts';

/** Each language in its own words. */
export const languageNames: readonly { value: Language; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
];

const isLanguage = (value: string | null | undefined): value is Language => LANGUAGES.includes(value as Language);

/** The language the user chose, else the first of the browser's that there is. */
const preferredLanguage = (): Language => {
  const chosen = readStored('language');
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
};

const applyLanguage = async (language: Language) => {
  if (language === 'es') i18next.addResourceBundle('es', 'translation', (await import('../locales/es.ts')).es);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
};

/** English text is the key; English resources hold plural forms only. */
export const startI18n = async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  await applyLanguage(preferredLanguage());
};

/** Changes the language for now and for later visits. */
export const setLanguage = (language: Language) => {
  writeStored('language', language);
  return applyLanguage(language);
};
