import { ApiError } from './api-error.ts';

const ZIP_CODES = /zip_(unknown|military)$/;

const isAboutZip = (path: unknown): boolean => typeof path === 'string' && /(^|\.)zip$/.test(path);

/** Returns the error text of a refused ZIP: a text about military ZIPs, or the screen's own text for any other. */
export const zipRefusalText = (error: unknown, invalid: string): string =>
  error instanceof ApiError && error.code === 'zip_military' ? error.message : invalid;

/** Whether a search was rejected because of its ZIP and not for another reason [SEE-06]. */
export const refusesZip = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 404) return true;
  return error.status === 400 && (ZIP_CODES.test(error.code) || error.errors.some(({ path }) => isAboutZip(path)));
};
