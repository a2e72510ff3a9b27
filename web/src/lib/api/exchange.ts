import { ApiError } from './api-error.ts';
import type { Answer, Exchange } from './transport.ts';

/** The transport loads with the first request, so that pages show without waiting for the transport. */
export const loadTransport = () => import('./transport.ts');

/**
 * Sends one request; throws an ApiError of status 0 when there was no response, or when the transport can't be loaded.
 */
export const exchange = async (request: Exchange): Promise<Answer> => {
  const { transmit } = await loadTransport().catch(() => {
    throw new ApiError(0, 'not_sent', '');
  });
  return transmit(request);
};
