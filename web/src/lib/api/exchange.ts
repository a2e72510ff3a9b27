import { ApiError } from './api-error.ts';
import type { Answer, Exchange } from './transport.ts';

/** The transport comes with the first request, so that no page waits for it before it shows. */
export const loadTransport = () => import('./transport.ts');

/** Sends one request; an ApiError of status 0 when no answer came, or when the transport cannot be loaded. */
export const exchange = async (request: Exchange): Promise<Answer> => {
  const { transmit } = await loadTransport().catch(() => {
    throw new ApiError(0, 'not_sent', '');
  });
  return transmit(request);
};
