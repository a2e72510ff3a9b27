import type { Language } from '@plumbline/shared/options/languages';

/** The language of a new user's e-mails, from what the browser prefers. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  acceptLanguage?.trim().toLowerCase().startsWith('es') ? 'es' : 'en';
