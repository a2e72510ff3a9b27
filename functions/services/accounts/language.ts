import type { Language } from '@plumbline/shared/options/languages';

/** Returns the language of a new user's e-mails, from the browser's `Accept-Language` header. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  acceptLanguage?.trim().toLowerCase().startsWith('es') ? 'es' : 'en';
