import { shownParams } from '@plumbline/shared/domain/text/shown-params';
import i18next, { type TFunction } from 'i18next';
import { ApiError } from './api-error.ts';

/** Where the texts of another language keep what a code says. */
export const errorKey = (code: string): string => `error.${code}`;

/**
 * What to show for a failure, in the reader's language: what is said of the first wrong field, else what the code
 * says, else the screen's own text [API-05]. The English of a code comes with the answer, so no page carries it.
 */
export const errorText = (t: TFunction, error: unknown, fallback: string): string => {
  if (!(error instanceof ApiError)) return t(fallback);
  const { code, message, params, errors } = error;
  if (errors[0]?.message) return t(errors[0].message);
  if (!message) return t(fallback);
  const locale = i18next.language === 'es' ? 'es-US' : 'en-US';
  return t(errorKey(code), { ...shownParams(params, locale), defaultValue: message });
};
