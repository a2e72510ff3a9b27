import type { SignalReason } from '@plumbline/shared/domain/support/report-kinds';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { logger } from '../../platform/logger.ts';
import { raiseSignal } from '../../table/staff/signal.ts';
import { countInWindow, windowEnd } from './limit-rate.ts';

type SignalCount = {
  reason: SignalReason;
  /** The thing counted for a day, such as an address or an account. */
  key: string;
  /** The daily count from which on staff see a report. */
  most: number;
  account: { id: string; type: 'company' | 'jobSeeker' };
  details: (count: number) => string;
};

const count = async ({ reason, key, most, account, details }: SignalCount): Promise<void> => {
  const day = windowEnd(DAY_MS).toISOString();
  const counted = await countInWindow(reason, key, DAY_MS);
  if (counted < most) return;
  await raiseSignal({
    kind: 'profile',
    subject: account.id,
    account: account.id,
    accountType: account.type,
    reason,
    sign: day,
    details: details(counted),
  });
};

/**
 * Adds one to the count of the day, and reports the account to staff from `most` on. The caller isn't rejected. A
 * failure is only logged.
 */
export const raiseSignalAtThreshold = async (counted: SignalCount): Promise<void> => {
  try {
    await count(counted);
  } catch (error) {
    logger.warn('Not counted for staff', { reason: counted.reason, error: error as Error });
  }
};
