/** The languages of the product; English is the source text. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const isLanguage = (text: string): text is Language => LANGUAGES.some((each) => each === text);

/** The first language of an Accept-Language header that the product speaks. */
export const preferredLanguage = (accepted: string | undefined): Language =>
  (accepted ?? '')
    .split(',')
    .map((each) => each.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? 'en';
