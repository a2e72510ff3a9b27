import { type CallOf, type Endpoint, isWrite, type ResponseOf } from '@plumbline/shared/contracts/endpoint';
import { fillPath, toSearch } from './address.ts';
import { type ApiRequest, send } from './client.ts';

type Values = Readonly<Record<string, unknown>>;
type Parts = { params?: Values; query?: Values; body?: unknown };

export type CallOptions = Pick<
  ApiRequest,
  'signal' | 'form' | 'noTimeout' | 'onProgress' | 'onlyPrepares' | 'inBackground'
>;

/** Calls an endpoint of the contract; request and response have the contract's types. */
export const call = <const E extends Endpoint>(
  endpoint: E,
  parts: CallOf<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> => {
  const { params, query, body } = parts as Parts;
  return send({
    method: endpoint.method,
    path: fillPath(endpoint.path, params),
    isWrite: isWrite(endpoint),
    search: toSearch(query),
    json: options.form ? undefined : body,
    ...options,
  }) as Promise<ResponseOf<E>>;
};
