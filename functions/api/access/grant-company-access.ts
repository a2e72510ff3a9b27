import * as contract from '@plumbline/shared/contracts/access/access';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { acceptApplicationWrites } from '../../services/access/applications.ts';
import { moveConnectionRequestWrites } from '../../services/access/connection-requests.ts';
import { decide } from '../../services/access/decide.ts';
import { moveEntry } from '../../services/access/move-entry.ts';
import { grantMutualContactAccess, requireContacts } from '../../services/access/mutual-contact.ts';
import { requireJob, requireOpenProject, requireSubjectId, wrongType } from '../../services/access/subject.ts';
import type { ActingCaller } from '../../services/sessions/caller.ts';
import { accessEntryView } from '../../services/visibility/access-entry-view.ts';
import type { AccessKey } from '../../table/access/access-entry.ts';
import { ifContactOpen } from '../../table/access/contact-access.ts';
import { ifProjectOpen } from '../../table/projects/project.ts';

/** Accepts an applicant who was unlocked before; the company's details open to the seeker in turn [APP-27]. */
const acceptApplication = (key: AccessKey, { userId }: ActingCaller) =>
  decide('accept application', key, (page) => {
    const { owner: company, other: seeker } = key;
    requireJob(page, company);
    const entry = { ...moveEntry(key, page.entry, 'granted'), grantedBy: userId };
    if (!page.ownerSeesOther) throw new ApiError('unlock_required');
    const { date } = entry;
    return {
      writes: [
        ...acceptApplicationWrites(entry, page.entry),
        ifContactOpen(company, seeker),
        ...grantMutualContactAccess(page, { date, reason: 'application', userId }, 'owner to other'),
      ],
      answer: { ...accessEntryView(entry, company), connection: requireContacts(page) },
    };
  });

/** Accepts a company into a project; the two see each other's details [PRJ-07]. */
const acceptConnection = (key: AccessKey, { userId }: ActingCaller) =>
  decide('accept connection', key, (page) => {
    const project = requireOpenProject(page, key.owner);
    const entry = moveEntry(key, page.entry, 'granted');
    return {
      writes: [
        ...moveConnectionRequestWrites({ previous: page.entry, next: entry }),
        ifProjectOpen(project.id),
        ...grantMutualContactAccess(page, { date: entry.date, reason: 'project', userId }, 'both'),
      ],
      answer: { ...accessEntryView(entry, key.owner), connection: requireContacts(page) },
    };
  });

export const grantCompanyAccess = operation(contract.grantCompanyAccess, async ({ params, body, caller }) => {
  const { type } = body;
  if (type === 'job') throw wrongType();
  const key: AccessKey = { owner: caller.profileId, type, subject: requireSubjectId(body), other: params.id };
  if (key.owner === key.other) throw new ApiError('request_not_open');
  return type === 'project' ? acceptConnection(key, caller) : acceptApplication(key, caller);
});
