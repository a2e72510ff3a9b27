import type { ScreeningAnswer } from '@plumbline/shared/contracts/jobs/work-facts';
import { applicationGaps } from '@plumbline/shared/domain/profile/application-gaps';
import { ApiError } from '../../platform/errors.ts';
import type { AccessKey } from '../../table/access/access-entry.ts';
import { followForJob } from '../../table/access/contact-access.ts';
import { ifJobOpen, type JobItem } from '../../table/jobs/job.ts';
import { isSeekerProfile, type ProfileItem } from '../../table/profiles/profile.ts';
import type { ActingCaller } from '../sessions/caller.ts';
import { accessEntryView } from '../visibility/access-entry-view.ts';
import { acceptApplicationWrites, endApplicationWrites, startApplicationWrites } from './applications.ts';
import { decide } from './decide.ts';
import { endMatch } from './end-match.ts';
import { moveEntry } from './move-entry.ts';
import { grantMutualContactAccess, requireContacts } from './mutual-contact.ts';
import { requireJob, requireOpenJob } from './subject.ts';

/** Withdraws an application that the company hasn't decided on. Applications to deleted jobs can be withdrawn too. */
export const endOwnApplication = (key: AccessKey) =>
  decide('withdraw application', key, (page) => {
    requireJob(page, key.owner);
    const entry = moveEntry(key, page.entry, 'withdrawn');
    return {
      writes: endApplicationWrites({ previous: page.entry, next: entry }),
      answer: accessEntryView(entry, key.other),
    };
  });

/** Rejects applications from incomplete profiles and names the missing fields. */
const requireCompleteProfile = (profile: ProfileItem): void => {
  const missing = applicationGaps({ ...profile, jobSeeker: isSeekerProfile(profile) ? profile.seeker : undefined });
  if (missing.length) throw new ApiError('profile_incomplete', { missing });
};

/** Returns an answer for each question of the job, in their order. Throws `questions_open` when one is missing. */
const requireAnswers = ({ questions = [] }: JobItem, given: readonly ScreeningAnswer[]): ScreeningAnswer[] =>
  questions.map(({ text }) => {
    const answer = given.find(({ question }) => question === text);
    if (!answer) throw new ApiError('questions_open');
    return answer;
  });

export const applyToJob = (key: AccessKey, given: readonly ScreeningAnswer[] = []) =>
  decide('apply', key, (page) => {
    const job = requireOpenJob(page, key.owner);
    if (!page.other) throw new ApiError('profile_not_found');
    const moved = moveEntry(key, page.entry, 'requested');
    requireCompleteProfile(page.other);
    const answers = requireAnswers(job, given);
    const entry = { ...moved, ...(answers.length && { answers }) };
    return {
      writes: [...startApplicationWrites(entry, page), ifJobOpen(job.id)],
      answer: accessEntryView(entry, key.other),
    };
  });

/**
 * Accepts an applicant whom the company has unlocked, and opens the company's contact details to the seeker. Throws
 * `unlock_required` when the company hasn't unlocked the seeker [APP-27].
 */
export const acceptApplication = (key: AccessKey, { userId }: ActingCaller) =>
  decide('accept application', key, (page) => {
    const { owner: company, other: seeker } = key;
    requireJob(page, company);
    const answers = page.entry?.answers;
    const entry = { ...moveEntry(key, page.entry, 'granted'), grantedBy: userId, ...(answers && { answers }) };
    if (!page.ownerSeesOther) throw new ApiError('unlock_required');
    const { date } = entry;
    return {
      writes: [
        ...acceptApplicationWrites(entry, page),
        followForJob(company, seeker, key.subject),
        ...grantMutualContactAccess(page, { date, reason: 'application', userId }, 'owner to other'),
      ],
      answer: { ...accessEntryView(entry, company), connection: requireContacts(page) },
    };
  });

/**
 * Declines an application, or a match whose seeker hasn't applied. Both are then in the list of declined seekers.
 * Throws `profile_not_found` for any other seeker [APP-28].
 */
export const declineApplicant = (key: AccessKey, reason: string | undefined) =>
  decide('decline application', key, (page) => {
    const job = requireJob(page, key.owner);
    if (job.briefing) throw new ApiError('request_not_open');
    const applied = page.entry && page.entry.state !== 'withdrawn';
    if (!page.other || !(applied || page.match)) throw new ApiError('profile_not_found');
    const entry = moveEntry(key, page.entry, 'rejected', reason ? { reason } : {});
    const { writes, matches } = endMatch(page, job.id, key.other, entry.date);
    return {
      writes: [...endApplicationWrites({ previous: page.entry, next: entry, matches, stage: page.stage }), ...writes],
      answer: accessEntryView(entry, key.owner),
    };
  });
