import * as contract from '@plumbline/shared/contracts/access/connections';
import { maskContact } from '@plumbline/shared/contracts/masking/mask-profile';
import { pagedOperation } from '../../http/paged-operation.ts';
import { type ConnectionRow, readConnections } from '../../table/access/connection-aggregate.ts';
import { isSeekerProfile } from '../../table/profiles/profile.ts';

const view = (row: ConnectionRow): contract.ConnectionView => {
  const { type, subject, other, date } = row.connection;
  return {
    id: [type, subject, other].join('.'),
    type,
    profile: other,
    profileType: isSeekerProfile(row.profile) ? 'jobSeeker' : 'provider',
    // A refund of an unlock closes the contact details, which masks them and a seeker's name again [PRO-38, PRO-39].
    contact: maskContact(row.profile, row.isOpen),
    subject: { id: subject, name: row.subjectName },
    date,
  };
};

/** Returns a page of the caller's connections, in two requests. A caller without a profile has none [TBX-06]. */
export const listConnections = pagedOperation(contract.listConnections, async ({ caller, query }) => {
  if (!caller.profileId) return { results: [] };
  const viewer = { profileId: caller.profileId, isSeeker: caller.kind === 'candidate' };
  const { rows, cursor } = await readConnections(viewer, query);
  return { results: rows.map(view), ...(cursor && { cursor }) };
});
