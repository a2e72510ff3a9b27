import type { Language } from '../../options/languages.ts';

const units: Record<Language, { under: string; one: string; several: string }> = {
  en: { under: 'under 1 mile', one: '1 mile', several: 'miles' },
  es: { under: 'menos de 1 milla', one: '1 milla', several: 'millas' },
};

const TENTHS = 10;

/** Returns the miles that a text names. 0 means under 1 mile, by the tenths that rows and responses have. */
export const wholeMiles = (miles: number): number => (Math.round(miles * TENTHS) < TENTHS ? 0 : Math.round(miles));

/** Returns a distance as the public pages, e-mails and pushes say it, such as '12 miles'. */
export const milesText = (miles: number, language: Language): string => {
  const { under, one, several } = units[language];
  const whole = wholeMiles(miles);
  if (whole === 0) return under;
  return whole === 1 ? one : `${whole} ${several}`;
};
