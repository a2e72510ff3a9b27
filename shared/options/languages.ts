/** The languages of the product. The source texts are English. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const isLanguage = (text: string): text is Language => LANGUAGES.some((each) => each === text);

/** Returns the first language of an Accept-Language header that the product supports; English when there is none. */
export const preferredLanguage = (accepted: string | undefined): Language =>
  (accepted ?? '')
    .split(',')
    .map((each) => each.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? 'en';
