import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { seal, unseal } from '../platform/secrets/seal.ts';
import { type Operation, operation } from './operation.ts';

/**
 * An operation whose list is read on by a cursor. A cursor is the key of the last row, and keys hold scores, dates and
 * ids: on the wire it is sealed, for this list and this user. One that is not starts from the top.
 */
export const pagedOperation = <E extends Endpoint>(endpoint: E, run: Operation<E>['run']): Operation<E> =>
  operation(endpoint, async (request) => {
    const { caller, params } = request as { caller?: { userId: string }; params?: object };
    const list = JSON.stringify([endpoint.name, caller?.userId, params]);
    const open = async <G>(given: G): Promise<G> => {
      const { cursor } = (given ?? {}) as { cursor?: string };
      return cursor ? { ...given, cursor: await unseal(cursor, list) } : given;
    };
    const [query, body] = await Promise.all([open(request.query), open(request.body)]);
    const answer = await run({ ...request, query, body });
    const { cursor } = answer as { cursor?: string };
    return cursor ? ({ ...(answer as object), cursor: await seal(cursor, list) } as typeof answer) : answer;
  });
