import { type CallOf, isWrite, type ResponseOf } from '@plumbline/shared/contracts/endpoint';
import type { Api } from '@plumbline/shared/contracts/index';

import { fillPath, toSearch } from './address.ts';
import { type ApiRequest, send } from './client.ts';

type Values = Readonly<Record<string, unknown>>;
type Parts = { params?: Values; query?: Values; body?: unknown };

export type CallOptions = Pick<
  ApiRequest,
  'signal' | 'form' | 'noTimeout' | 'onProgress' | 'onlyPrepares' | 'inBackground'
>;

/**
 * Calls an endpoint by its method and path: `call('GET /api/jobs/{id}', { params: { id } })`. Request and response have
 * the types that the contract declares; its schemas, which only the server needs, stay out of the built app.
 */
export const call = <K extends keyof Api>(
  endpoint: K,
  parts: CallOf<Api[K]>,
  options: CallOptions = {},
): Promise<ResponseOf<Api[K]>> => {
  const { params, query, body } = parts as Parts;
  const [method, path] = endpoint.split(' ') as [ApiRequest['method'], string];
  return send({
    method,
    path: fillPath(path, params),
    isWrite: isWrite({ method, path }),
    search: toSearch(query),
    json: options.form ? undefined : body,
    ...options,
  }) as Promise<ResponseOf<Api[K]>>;
};
