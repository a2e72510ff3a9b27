import type { Language } from '@plumbline/shared/options/languages';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from '../locales/en.json';
import { languageInAddress, preferredLanguage } from './languages.ts';
import { writeStored } from './session/browser-storage.ts';

const applyLanguage = async (language: Language) => {
  if (language === 'es') i18next.addResourceBundle('es', 'translation', (await import('../locales/es.ts')).es);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
};

/** The key of a text is its English text, so the English resources have only plural forms. */
export const initI18n = () =>
  i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });

/** Starts with the language in the address, which then stays for later visits, or with the preferred one. */
export const startI18n = async () => {
  await initI18n();
  const named = languageInAddress();
  if (named) writeStored('language', named);
  await applyLanguage(named ?? preferredLanguage());
};

/** Changes the language for now and for later visits. */
export const setLanguage = (language: Language) => {
  writeStored('language', language);
  return applyLanguage(language);
};
