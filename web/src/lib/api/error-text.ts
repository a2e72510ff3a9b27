import { shownParams } from '@plumbline/shared/domain/text/shown-params';
import i18next, { type TFunction } from 'i18next';
import { ApiError } from './api-error.ts';
import { causeOf, UNKNOWN_RESULT, writeCauses } from './error-cause.ts';

/** The translations of errors by code. */
export const errorKey = (code: string): string => `error.${code}`;

/**
 * Returns the server's message in the reader's language: the first wrong field, otherwise the text of the code
 * [API-05].
 */
export const serverMessage = (t: TFunction, error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  const { code, message, params, errors } = error;
  if (errors[0]?.message) return t(errors[0].message);
  if (!message) return undefined;
  const locale = i18next.language === 'es' ? 'es-US' : 'en-US';
  return t(errorKey(code), { ...shownParams(params, locale), defaultValue: message });
};

/**
 * The text of a failure: the server's first message, else the screen's own text with the cause when there was no
 * response. The English text of a code comes with the response, so no page contains it [API-05].
 */
export const errorText = (t: TFunction, error: unknown, fallback: string): string => {
  const said = serverMessage(t, error);
  if (said) return said;
  const cause = causeOf(error);
  if (cause === 'unknown-result') return t(UNKNOWN_RESULT);
  const addition = writeCauses[cause];
  return addition ? `${t(fallback)} ${t(addition)}` : t(fallback);
};

/**
 * Returns the screen's own text regardless of the server's message. When the write may be stored, it says that instead.
 */
export const ownErrorText = (t: TFunction, error: unknown, text: string): string =>
  t(causeOf(error) === 'unknown-result' ? UNKNOWN_RESULT : text);

/** The title of a search that failed: the first server message, else the text of the requirements [API-05]. */
export const searchFailure = (t: TFunction, error: unknown): string =>
  serverMessage(t, error) ?? t('Something went wrong.');
