import { nextDigest } from '@plumbline/shared/domain/dates/next-digest';
import type { Pace } from '../../../platform/pace.ts';
import { userRequest } from '../../../table/accounts/user.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { isOpen, type JobItem, jobRequest } from '../../../table/jobs/job.ts';
import { type MatchItem, matchRequest } from '../../../table/matching/match.ts';
import { putMatchDigestEntry } from '../../../table/matching/match-digest-entry.ts';
import { readMatchMailState } from '../../../table/matching/search-mail-claims.ts';
import { settingsRequest, withDefaults } from '../../../table/notifications/notification-settings.ts';
import { isReader } from '../delivery/notify-users.ts';
import { jobsMailedAsMatches, sendMatchMail } from '../digests/match-mail.ts';
import { hourAfter, hourOf } from '../digests/match-mail-times.ts';
import { newestMatches } from '../digests/newest-matches.ts';
import type { MailOf } from './mail-message.ts';

const readOnce = ({ user, seeker, job }: MailOf<'match'>, consistent: boolean) =>
  batchGet(
    {
      users: [userRequest(user)],
      settings: [settingsRequest(user)],
      matches: [matchRequest(job, seeker)],
      jobs: [jobRequest(job)],
    },
    { consistent },
  );

/** Reads for half the price first, because an e-mail is rarely so fast that its match is missing. */
const readSubjects = async (mail: MailOf<'match'>) => {
  const { foundAt } = mail;
  const first = await readOnce(mail, false);
  const found = first.matches[0] ? first : await readOnce(mail, true);
  const [user, match, known] = [found.users[0], found.matches[0], found.jobs[0]];
  return {
    user,
    newMatch: withDefaults(found.settings[0]).newMatch,
    known: match?.foundAt === foundAt ? [match] : ([] as MatchItem[]),
    knownJobs: new Map<string, JobItem>(known && isOpen(known) ? [[known.id, known]] : []),
  };
};

/**
 * Sends an e-mail for the first change of an hour. Matches of later changes in that hour are part of the next hour's
 * e-mail, and those of a user who chose daily e-mails meanwhile of the next digest.
 */
export const mailMatchesOfHour = async (mail: MailOf<'match'>, pace: Pace): Promise<void> => {
  const { seeker, foundAt } = mail;
  const { user, newMatch, known, knownJobs } = await readSubjects(mail);
  if (!user || !isReader(user) || newMatch === 'off') return;
  const waitFor = (due: string) => putMatchDigestEntry({ profile: seeker, job: '', since: foundAt, due });
  if (newMatch === 'daily') return waitFor(nextDigest(foundAt));
  const hour = hourOf(foundAt);
  const find = async () => {
    await pace(1);
    const { waiting, claimed } = await readMatchMailState(seeker, hour);
    const since = waiting && waiting.since < foundAt ? waiting.since : foundAt;
    const mailed = waiting ? await jobsMailedAsMatches(user.id, since, hour) : new Set<string>();
    return newestMatches(seeker, since, { claimed: new Set([...claimed, ...mailed]), known, knownJobs });
  };
  const sentFor = await sendMatchMail(user, hour, find, foundAt);
  if (sentFor !== undefined && sentFor !== foundAt) await waitFor(hourAfter(foundAt));
};
