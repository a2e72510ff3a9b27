import type { SignalReason } from '@plumbline/shared/domain/support/report-kinds';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { logger } from '../../platform/logger.ts';
import { raiseSignal } from '../../table/staff/signal.ts';
import { countInWindow, windowEnd } from './limit-rate.ts';

type SignalCount = {
  reason: SignalReason;
  /** What is counted in a day: an address, an account. */
  key: string;
  /** From how many on it is put before staff. */
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
 * Counts one more of the day, and puts the account before staff where there are too many. No one is refused for it, and
 * nothing fails when it cannot be counted.
 */
export const raiseSignalAtThreshold = async (counted: SignalCount): Promise<void> => {
  try {
    await count(counted);
  } catch (error) {
    logger.warn('Not counted for staff', { reason: counted.reason, error: error as Error });
  }
};
