import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { type Given, invoke } from '../../invoke.ts';

/** Who calls: a user, or one of the staff. */
export type Caller = { id: string; isStaff?: true };

/** The groups of somebody's token. */
export const groupsOf = (by?: Caller): string => (by?.isStaff ? '[support]' : '');

/** What an endpoint answers to somebody, or to nobody. */
export const ask = async (endpoint: Endpoint, given: Given = {}, by?: Caller) =>
  (await invoke(endpoint, given, by?.id, groupsOf(by))).body;
