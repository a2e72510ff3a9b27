import { limitRate } from '../../limits/limit-rate.ts';
import { nowIso } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { putSupportRequest, type SupportRequestItem } from '../../table/accounts/support-request.ts';

const MOST_PER_EMAIL = 10;
const MOST_PER_ADDRESS = 60;

/** Keeps a request for staff to answer, as long as there are not too many from the e-mail or the address. */
export const keepSupportRequest = async (
  request: Omit<SupportRequestItem, 'id' | 'date'>,
  sourceIp: string,
): Promise<void> => {
  await limitRate('support-address', sourceIp, MOST_PER_ADDRESS);
  await limitRate('support-email', request.email, MOST_PER_EMAIL);
  await putSupportRequest({ ...request, id: newId(), date: nowIso() });
};
