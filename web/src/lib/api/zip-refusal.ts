import { ApiError } from './api-error.ts';

const isAboutZip = (path: unknown): boolean => typeof path === 'string' && /(^|\.)zip$/.test(path);

/** Whether a search was refused because of its ZIP; any other failure has nothing to do with it [SEE-06]. */
export const refusesZip = (error: unknown): boolean => {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 404) return true;
  return (
    error.status === 400 && (error.code.endsWith('zip_unknown') || error.errors.some(({ path }) => isAboutZip(path)))
  );
};
