import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { KnownPerson, listKnownPeople } from '@plumbline/shared/contracts/jobs/known-people';
import { isOpenState } from '@plumbline/shared/domain/access/access-states';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { hasEveryWord } from '@plumbline/shared/domain/text/name-keys';
import { APPLICANTS_SEARCHED } from '@plumbline/shared/options/limits';
import { ApiError } from '../../../platform/errors.ts';
import { accessEntryRequest } from '../../../table/access/access-entry.ts';
import {
  type ContactAccessItem,
  countUnlocked,
  cursorAfterOpened,
  listOpenedSeekers,
  readContactAccess,
} from '../../../table/access/contact-access.ts';
import { listUsersOfProfile, type UserItem } from '../../../table/accounts/user.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { listNotes } from '../../../table/jobs/applicant-note.ts';
import { type ApplicantStageItem, applicantStageRequest } from '../../../table/jobs/applicant-stage.ts';
import { type JobItem, jobRequest } from '../../../table/jobs/job.ts';
import { type SeekerProfileItem, seekerProfileRequest } from '../../../table/profiles/profile.ts';
import { readOpenFiles, shownSeeker } from '../../visibility/shown-seeker.ts';
import { colleaguesOf, namesOf } from './colleagues.ts';
import { followedJobs } from './followed-job.ts';

type Query = RequestOf<typeof listKnownPeople>['query'];
type Filter = Pick<Query, 'stage' | 'job' | 'assignee' | 'search'>;

/** A person with the items that filters and rows need. */
type Person = {
  contactAccess: ContactAccessItem;
  profile: SeekerProfileItem;
  job: JobItem | undefined;
  stage: ApplicantStageItem | undefined;
};

/** Reads people in one batch. People who deleted their accounts are left out. */
const readPeople = async (opened: readonly ContactAccessItem[]): Promise<Person[]> => {
  const jobs = await followedJobs(opened);
  const found = await batchGet({
    profiles: opened.map(({ subject }) => seekerProfileRequest(subject)),
    jobs: [...new Set(jobs.flatMap((job) => job ?? []))].map(jobRequest),
    stages: opened.flatMap(({ subject }, index) => {
      const job = jobs[index];
      return job ? [applicantStageRequest(job, subject)] : [];
    }),
  });
  const jobsById = new Map(found.jobs.flatMap((job) => (job && !job.deletedAt ? [[job.id, job] as const] : [])));
  const stages = new Map(found.stages.flatMap((stage) => (stage ? [[`${stage.job} ${stage.seeker}`, stage]] : [])));
  return opened.flatMap((contactAccess, index) => {
    const profile = found.profiles[index];
    const job = jobsById.get(jobs[index] ?? '');
    return profile ? [{ contactAccess, profile, job, stage: stages.get(`${job?.id} ${profile.id}`) }] : [];
  });
};

const isFound = ({ profile }: Person, search: string): boolean => {
  const { name, lastName = '', city = '', state = '', phoneNumber = '', seeker } = profile;
  const digits = search.replace(/\D/g, '');
  const isPhone = digits.length >= 3 && !/[a-z]/i.test(search);
  if (isPhone) return phoneNumber.replace(/\D/g, '').includes(digits);
  return hasEveryWord([name, lastName, city, state, ...seekerTrades(seeker)], search);
};

const fits =
  ({ stage, job, assignee, search }: Filter) =>
  (person: Person): boolean =>
    (!stage || (person.job !== undefined && (person.stage?.stage ?? 'new') === stage)) &&
    (!job || person.job?.id === job) &&
    (!assignee || person.stage?.assignee === assignee) &&
    (!search || isFound(person, search));

/** Returns the rows of people, with one query for each person's newest note. */
const rowsOf = async (people: readonly Person[], users: readonly UserItem[]): Promise<KnownPerson[]> => {
  const nameOf = namesOf(users);
  const seekers = people.map(({ profile }) => profile.id);
  const entryOf = ({ contactAccess: { viewer, subject }, job }: Person) =>
    job ? [accessEntryRequest({ owner: viewer, type: 'job-application', subject: job.id, other: subject })] : [];
  const [files, { entries }, notes] = await Promise.all([
    readOpenFiles(seekers, people),
    batchGet({ entries: people.flatMap(entryOf) }, { consistent: false }),
    Promise.all(
      people.map(({ contactAccess: { viewer, subject } }) => listNotes(viewer, subject, { consistent: false })),
    ),
  ]);
  const applied = new Set(
    entries.flatMap((entry) => (entry && isOpenState(entry.state) ? [`${entry.subject} ${entry.other}`] : [])),
  );
  return Promise.all(
    people.map(async ({ contactAccess, profile, job, stage }, index) => {
      const { email, phoneNumber, phoneExtension, seeker } = profile;
      const note = notes[index]?.[0];
      const assignee = nameOf(stage?.assignee);
      return {
        ...(await shownSeeker(profile.id, { profile, files: files[index], contactAccess })),
        email,
        phoneNumber,
        phoneExtension,
        trades: seekerTrades(seeker),
        openedAt: contactAccess.date,
        openedBy: contactAccess.reason === 'unlock' ? nameOf(contactAccess.userId) : undefined,
        how: contactAccess.reason === 'briefing' ? 'briefing' : 'unlock',
        applied: applied.has(`${job?.id} ${profile.id}`),
        ...(job && {
          job: { id: job.id, name: job.name },
          stage: stage?.stage ?? 'new',
          movedAt: stage?.date,
          movedBy: nameOf(stage?.movedBy),
        }),
        ...(stage?.assignee && assignee && { assignee: { id: stage.assignee, name: assignee } }),
        ...(note && { note: { text: note.text, date: note.edited ?? note.date, author: nameOf(note.author) } }),
        reached: contactAccess.reached,
      } satisfies KnownPerson;
    }),
  );
};

/**
 * Returns a page of the workers whose contact details are open to a company. Makes a query, a count, three batches, one
 * for the company's users, and a query for the newest note of each person. With a filter it examines a fixed number of
 * people, so a page may have fewer than `limit` rows.
 */
export const readKnownPeople = async (company: string, { limit, cursor, ...filter }: Query) => {
  const isNarrowed = Object.values(filter).some(Boolean);
  const [{ items, cursor: next }, total, users] = await Promise.all([
    listOpenedSeekers(company, { limit: isNarrowed ? APPLICANTS_SEARCHED : limit, cursor }),
    countUnlocked(company),
    listUsersOfProfile(company),
  ]);
  const wanted = (await readPeople(items)).filter(fits(filter));
  const shown = wanted.slice(0, limit);
  const last = shown.at(-1)?.contactAccess;
  return {
    results: await rowsOf(shown, users),
    total,
    team: colleaguesOf(users),
    cursor: wanted.length > limit && last ? cursorAfterOpened(last) : next,
  };
};

/** Returns a worker whose contact details are open to the company. Throws `profile_not_found` for any other. */
export const readKnownPerson = async (company: string, seeker: string) => {
  const [contactAccess, users] = await Promise.all([readContactAccess(company, seeker), listUsersOfProfile(company)]);
  const [person] = await rowsOf(contactAccess ? await readPeople([contactAccess]) : [], users);
  if (!person) throw new ApiError('profile_not_found');
  return { person, team: colleaguesOf(users) };
};
