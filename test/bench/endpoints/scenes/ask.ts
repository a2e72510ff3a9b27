import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { invoke, type RequestInput } from '../../invoke.ts';

/** The caller: a user, or a member of staff. */
export type Caller = { id: string; isStaff?: true };

/** The groups of a user's token. */
export const groupsOf = (by?: Caller): string => (by?.isStaff ? '[support]' : '');

/** The response of an endpoint to a caller, or without one. */
export const ask = async (endpoint: Endpoint, given: RequestInput = {}, by?: Caller) =>
  (await invoke(endpoint, given, by?.id, groupsOf(by))).body;
