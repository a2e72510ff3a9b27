import type { Student } from '@plumbline/shared/contracts/accounts/students';
import { isOpenState } from '@plumbline/shared/domain/access/access-states';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { hashOf } from '../../platform/ids.ts';
import type { AccessEntryItem } from '../../table/access/access-entry.ts';
import { applicationsOf } from '../../table/access/seeker-applications.ts';
import { type StudentItem, studentsOf } from '../../table/accounts/student.ts';
import { userRequest } from '../../table/accounts/user.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { applicantStageRequest } from '../../table/jobs/applicant-stage.ts';
import { type SeekerProfileItem, seekerProfileRequest } from '../../table/profiles/profile.ts';

/** The open applications of a student, newest first, that are checked for being hired. */
const CHECKED_APPLICATIONS = 20;

const requestedAt = ({ requestedAt: at, date }: AccessEntryItem): string => at ?? date;

const newestFirst = (applications: readonly AccessEntryItem[]): AccessEntryItem[] =>
  [...applications].sort((a, b) => requestedAt(b).localeCompare(requestedAt(a)));

const tradesOf = ({ seeker }: SeekerProfileItem): Student['trades'] =>
  seekerTrades(seeker).map((category) => {
    const rating = seeker.handsOnExperiences?.find((skill) => skill.category === category)?.rating;
    return { category, ...(rating !== undefined && { rating }) };
  });

/** Returns the latest date on which a company marked one of the students' applications as hired, by student. */
const readHires = async (applications: ReadonlyMap<string, readonly AccessEntryItem[]>) => {
  const open = [...applications].flatMap(([seeker, list]) =>
    list
      .filter(({ state }) => isOpenState(state))
      .slice(0, CHECKED_APPLICATIONS)
      .map(({ subject }) => ({ job: subject, seeker })),
  );
  const { stages } = await batchGet({ stages: open.map(({ job, seeker }) => applicantStageRequest(job, seeker)) });
  const hires = new Map<string, string>();
  for (const stage of stages) {
    if (stage?.stage !== 'hired' || !stage.date) continue;
    const known = hires.get(stage.seeker);
    if (known === undefined || known < stage.date) hires.set(stage.seeker, stage.date);
  }
  return hires;
};

const readProfiles = async (students: readonly StudentItem[]) => {
  const { users } = await batchGet({ users: students.map(({ user }) => userRequest(user)) });
  const { profiles } = await batchGet({
    profiles: users.flatMap((user) => (user?.profileId ? [seekerProfileRequest(user.profileId)] : [])),
  });
  return new Map(profiles.flatMap((profile) => (profile ? [[profile.primaryUser, profile] as const] : [])));
};

/** Returns an id of a row that identifies neither the user nor the profile. */
const rowId = (school: string, user: string): string => hashOf(`student ${school} ${user}`).slice(0, 24);

/**
 * Returns a page of the students who agreed to be listed with a school, newest first. Makes one request for the list,
 * one for each student on the page, and three to five batches.
 */
export const studentsPage = async (
  school: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ results: Student[]; total: number }> => {
  const all = await studentsOf(school);
  const shown = all.slice((page - 1) * limit, page * limit);
  const profiles = await readProfiles(shown);
  const found = [...profiles.values()].filter(({ suspendedAt }) => !suspendedAt);
  const applications = new Map(
    await Promise.all(found.map(async ({ id }) => [id, newestFirst(await applicationsOf(id))] as const)),
  );
  const hires = await readHires(applications);
  const results = shown.map(({ user, since }): Student => {
    const profile = profiles.get(user);
    const id = rowId(school, user);
    if (!profile || profile.suspendedAt) return { id, trades: [], joinedAt: since, applied: 0 };
    const [last, ...earlier] = applications.get(profile.id) ?? [];
    const hiredAt = hires.get(profile.id);
    return {
      id,
      name: profile.name,
      ...(profile.lastName && { lastName: profile.lastName }),
      trades: tradesOf(profile),
      joinedAt: since,
      applied: last ? earlier.length + 1 : 0,
      ...(last && { lastAppliedAt: requestedAt(last) }),
      ...(hiredAt && { hiredAt }),
    };
  });
  return { results, total: all.length };
};
