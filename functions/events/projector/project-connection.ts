import { AccessEntry, type AccessEntryItem } from '../../table/access/access-entry.ts';
import { connectionsOf, putConnection } from '../../table/access/connection.ts';
import { putActivity } from '../../table/activity/activity.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';

/** Adds an accepted application to the activity log of its job [CON-24]. */
const logAcceptance = async (entry: AccessEntryItem) => {
  const { type, owner: company, other: seeker, subject: job, date, grantedBy } = entry;
  if (type === 'job-application' && grantedBy)
    await putActivity({ company, date, type: 'accept-job-application', seeker, job, userId: grantedBy }).send();
};

/**
 * Adds the connections of a granted entry, one in the list of each side. It acts only on the change to 'granted', so
 * that later changes of the entry restore nothing for a deleted account [TBX-06].
 */
export const projectConnection = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(AccessEntry, changes)) {
    if (after?.state !== 'granted' || before?.state === 'granted') continue;
    for (const connection of connectionsOf(after)) await putConnection(connection).send();
    await logAcceptance(after);
  }
};
