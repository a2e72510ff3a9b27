import { environment } from '../../platform/environment.ts';
import { ApiError } from '../../platform/errors.ts';
import { logger } from '../../platform/logger.ts';
import { keptSettings } from '../settings/kept-settings.ts';

const RETRY_AFTER_SECONDS = '60';

/**
 * Whether the product is read-only: by the setting of the deployment, which needs no table, or by the switch in the
 * table.
 */
export const isReadOnly = async (): Promise<boolean> => {
  if (environment.isReadOnly) return true;
  return (await keptSettings()).isReadOnly;
};

/** Rejects a change while the product is read-only. Throws `read_only`. */
export const requireWritable = async (): Promise<void> => {
  if (await isReadOnly()) throw new ApiError('read_only', { headers: { 'retry-after': RETRY_AFTER_SECONDS } });
};

/**
 * Returns the handler of a schedule that does nothing while the product is read-only. The next run does all due work.
 */
export const unlessReadOnly =
  <Event extends unknown[], Result>(work: (...event: Event) => Promise<Result>) =>
  async (...event: Event): Promise<Result | { skipped: 'read-only' }> => {
    if (!(await isReadOnly())) return work(...event);
    logger.warn('Skipped while the product is read-only');
    return { skipped: 'read-only' };
  };
