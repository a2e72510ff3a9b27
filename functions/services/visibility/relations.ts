import { isOpenState } from '@plumbline/shared/domain/access/access-states';
import type { Relation } from '@plumbline/shared/domain/access/party-rules';
import type { AccessEntryItem } from '../../table/access/access-entry.ts';

const relationOf = ({ type, state, requestedAt }: AccessEntryItem): Relation | undefined => {
  // A declined match has an entry, but its seeker never applied, so there is no relation.
  if (!requestedAt || type === 'project') return undefined;
  if (type === 'job') return state === 'requested' ? 'briefed' : undefined;
  if (isOpenState(state)) return 'applied';
  return state === 'withdrawn' ? 'withdrew' : 'declined';
};

/**
 * Returns the relations of a company and a job seeker that result from their entries, such as 'applied' or 'briefed'.
 */
export const relationsByEntries = (entries: readonly AccessEntryItem[]): Relation[] =>
  entries.flatMap((entry) => relationOf(entry) ?? []);
