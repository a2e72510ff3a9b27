import { call } from '../../lib/api/call.ts';
import type { Report } from './outcome.ts';

/** Requests the intent from the server, which reads it from Stripe. A failed request says nothing about the money. */
export const askForReport = async (id: string): Promise<Report> => {
  try {
    return await call('GET /api/payment/intent/{id}', { params: { id } });
  } catch (error) {
    console.error('The payment could not be checked', error);
    return navigator.onLine ? 'unreachable' : 'offline';
  }
};
