import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { seal, unseal } from '../platform/secrets/seal.ts';
import { type Operation, operation } from './operation.ts';

/**
 * Creates an operation whose list continues by a cursor. A cursor is the key of the last row, and keys contain scores,
 * dates and ids. So clients get it encrypted for this list and this user. Invalid cursors restart the list.
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
