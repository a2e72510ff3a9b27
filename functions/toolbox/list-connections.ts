import * as contract from '@plumbline/shared/contracts/toolbox';
import { contactOf } from '@plumbline/shared/domain/contact';
import { anonymousName } from '@plumbline/shared/domain/masking';
import { operation } from '../http/operation.ts';
import { type ConnectionRow, readConnections } from '../table/connection-page.ts';
import { isSeekerProfile } from '../table/profile.ts';

/** PRO-38, PRO-39: a refunded unlock closes what it opened, and then the name of a seeker goes too. */
const visibleContact = ({ profile, isOpen }: ConnectionRow) => {
  if (isOpen) return contactOf(profile);
  return { name: isSeekerProfile(profile) ? anonymousName(profile.id) : profile.name };
};

const view = (row: ConnectionRow): contract.ConnectionView => {
  const { type, subject, other, date } = row.connection;
  return {
    id: [type, subject, other].join('.'),
    type,
    profile: other,
    profileType: isSeekerProfile(row.profile) ? 'jobSeeker' : 'provider',
    contact: visibleContact(row),
    subject: { id: subject, name: row.subjectName },
    date,
  };
};

/** TBX-06: two requests. Somebody without a profile has no connections. */
export const listConnections = operation(contract.listConnections, async ({ caller, query }) => {
  if (!caller.profileId) return { results: [] };
  const viewer = { profileId: caller.profileId, isSeeker: caller.kind === 'candidate' };
  const { rows, cursor } = await readConnections(viewer, query);
  return { results: rows.map(view), ...(cursor && { cursor }) };
});
