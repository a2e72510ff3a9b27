import { ApiError } from './api-error.ts';

const ZIP_CODES = /zip_(unknown|military)$/;

const isAboutZip = (path: unknown): boolean => typeof path === 'string' && /(^|\.)zip$/.test(path);

/** The rejection of a military ZIP in words; the screen's own sentence for any other refused ZIP. */
export const zipRefusalText = (error: unknown, invalid: string): string =>
  error instanceof ApiError && error.code === 'zip_military' ? error.message : invalid;

/** Whether a search was rejected because of its ZIP; other failures have other causes [SEE-06]. */
export const refusesZip = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 404) return true;
  return error.status === 400 && (ZIP_CODES.test(error.code) || error.errors.some(({ path }) => isAboutZip(path)));
};
