import * as contract from '@plumbline/shared/contracts/access/access';
import { type ActingCaller, type Caller, isCompany } from '../http/caller.ts';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { type AccessKey, putAccessEntry } from '../table/access/access-entry.ts';
import { countOnDay } from '../table/activity/company-day.ts';
import { mustBeOpenJob } from '../table/jobs/job.ts';
import { countOnJob } from '../table/jobs/job-counters.ts';
import { countOnProject, mustBeOpenProject } from '../table/projects/project.ts';
import { accessEntryView } from '../visibility/access-entry-view.ts';
import { isProjectFor } from '../visibility/project-visibility.ts';
import { decide } from './decide.ts';
import { moveEntry } from './move-entry.ts';
import { openJobOf, openProjectOf, refuseBlocked, subjectOf } from './subject.ts';

/** Seekers apply to jobs; companies ask to join projects. */
const actingFor = (caller: Caller, type: AccessKey['type']): ActingCaller => {
  const isWelcome = type === 'project' ? isCompany(caller) : type === 'job-application' && caller.kind === 'candidate';
  if (caller.role === 'support' || !isWelcome) throw new ApiError('forbidden');
  if (!caller.profileId) throw new ApiError('profile_incomplete');
  return { ...caller, profileId: caller.profileId };
};

const apply = (key: AccessKey) =>
  decide(key, (page) => {
    const job = openJobOf(page, key.owner);
    if (!page.other) throw new ApiError('profile_not_found');
    const unblocked = refuseBlocked(page, key.other, key.owner);
    const entry = moveEntry(key, page.entry, 'requested');
    // Applying again after a rejection takes the seeker out of the declined ones.
    const counts = { applicants: 1, ...(page.entry?.state === 'rejected' && { declined: -1 }) };
    return {
      writes: [
        putAccessEntry(entry, page.entry),
        mustBeOpenJob(job.id),
        unblocked,
        countOnJob(job.id, counts, { company: key.owner, appliedAt: entry.date }),
        countOnDay(key.owner, entry.date, { applicants: 1 }),
      ],
      answer: accessEntryView(entry, key.other),
    };
  });

const askToJoin = (key: AccessKey) => {
  if (key.owner === key.other) throw new ApiError('own_project');
  return decide(key, (page) => {
    const project = openProjectOf(page, key.owner);
    if (!page.other) throw new ApiError('profile_not_found');
    if (!page.entry && !isProjectFor(page.other.kind, project)) throw new ApiError('project_not_found');
    const entry = moveEntry(key, page.entry, 'requested');
    return {
      writes: [
        putAccessEntry(entry, page.entry),
        mustBeOpenProject(project.id),
        countOnProject(project.id, { requests: 1 }),
      ],
      answer: accessEntryView(entry, key.other),
    };
  });
};

/** SEE-15, PRJ-15. One application or connection per job or project; again seven days after a rejection. */
export const requestCompanyAccess = operation(contract.requestCompanyAccess, ({ params, body, caller }) => {
  const { profileId } = actingFor(caller, body.type);
  const key: AccessKey = { owner: params.id, type: body.type, subject: subjectOf(body), other: profileId };
  return body.type === 'project' ? askToJoin(key) : apply(key);
});
