import { isPayable } from '@plumbline/shared/domain/money/payment-states';
import { nowIso } from '../../../platform/clock.ts';
import { isConditionFailure, transact } from '../../../table/core/transact.ts';
import { listOpenPaymentsAbout, putPayment, readPayment } from '../../../table/payments/payment.ts';
import { listOpenIntentsOf } from '../../../table/payments/purchase.ts';

/** Makes a payment due for a check now, which cancels it if it would buy nothing. */
const hasten = async (intentId: string, at: string): Promise<void> => {
  const payment = await readPayment(intentId);
  if (!payment || !isPayable(payment.state) || payment.checkAt <= at) return;
  try {
    await transact(putPayment({ ...payment, checkAt: at }, payment));
  } catch (error) {
    // Another process has changed the payment and checked whether it can be delivered.
    if (!isConditionFailure(error)) throw error;
  }
};

/** Makes the unpaid checkouts about a job seeker, or of a company, due for a check now. */
export const checkOpenPaymentsNow = async (profileId: string): Promise<void> => {
  const at = nowIso();
  const about = (await listOpenPaymentsAbout(profileId)).map(({ intentId }) => intentId);
  for (const intentId of [...about, ...(await listOpenIntentsOf(profileId))]) await hasten(intentId, at);
};
