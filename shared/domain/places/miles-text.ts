import type { Language } from '../../options/languages.ts';

const units: Record<Language, { under: string; one: string; several: string }> = {
  en: { under: 'under 1 mile', one: '1 mile', several: 'miles' },
  es: { under: 'menos de 1 milla', one: '1 milla', several: 'millas' },
};

/** Returns a distance as the public pages, e-mails and pushes say it, such as '12 miles'. */
export const milesText = (miles: number, language: Language): string => {
  const { under, one, several } = units[language];
  if (miles < 1) return under;
  const whole = Math.round(miles);
  return whole === 1 ? one : `${whole} ${several}`;
};
