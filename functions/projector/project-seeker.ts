import type { Point } from '@plumbline/shared/geography/distance';
import { SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { EntityFormatter } from 'dynamodb-toolbox';
import { allMatchesOfSeeker, type MatchItem } from '../table/match.ts';
import { removeMatches } from '../table/match-changes.ts';
import { isFindable, readSeekerProfile, SeekerProfile, type SeekerProfileItem } from '../table/profile.ts';
import {
  type JobSearchEntry,
  jobsNearby,
  type SeekerSearchEntry,
  seekerSearchEntry,
  seekersNearby,
} from '../table/search-entries.ts';
import type { ItemChange } from '../table/stream.ts';
import { fitOf } from './fit.ts';
import { reconcileMatches } from './reconcile-matches.ts';
import { allVersions, placesOf, relevantChanges } from './versions.ts';

const format = (image: Record<string, unknown>): SeekerProfileItem =>
  SeekerProfile.build(EntityFormatter).format(image);

/** A login alone moves the last activity; rewriting twenty entries for it would not pay. */
const projection = (seeker: SeekerProfileItem) =>
  isFindable(seeker) ? { ...seekerSearchEntry(seeker), lastActivity: '' } : undefined;

type JobsAround = (place: Point) => Promise<JobSearchEntry[]>;

/** Each place is asked once. */
const createJobsAround = (): JobsAround => {
  const asked = new Map<string, Promise<JobSearchEntry[]>>();
  return (place) => {
    const name = `${place.latitude} ${place.longitude}`;
    const known = asked.get(name) ?? jobsNearby.near(place, SEARCH_RADIUS_MILES, true);
    asked.set(name, known);
    return known;
  };
};

/** Jobs that fitted a version. The index of matches may not show yet what was written a moment ago. */
const formerFits = async (versions: SeekerProfileItem[], jobsAround: JobsAround): Promise<Set<string>> => {
  const findable = versions.filter(isFindable);
  const jobs = (await Promise.all(placesOf(findable).map(jobsAround))).flat();
  const fitted = jobs.filter((job) => findable.some((version) => fitOf(job, seekerSearchEntry(version))));
  return new Set(fitted.map(({ id }) => id));
};

const removeFormer = async (seeker: string, former: Set<string>, handled: Pick<MatchItem, 'job'>[]): Promise<void> => {
  for (const { job } of handled) former.delete(job);
  await removeMatches([...former].map((job) => ({ job, seeker })));
};

const matchSeeker = async (entry: SeekerSearchEntry, versions: SeekerProfileItem[], changedAt: string) => {
  const jobsAround = createJobsAround();
  const [jobs, stored, former] = await Promise.all([
    jobsAround(entry),
    allMatchesOfSeeker(entry.id),
    formerFits(versions, jobsAround),
  ]);
  const fits = jobs.map((job) => fitOf(job, entry)).filter((fit) => fit !== undefined);
  await reconcileMatches(stored, fits, changedAt);
  await removeFormer(entry.id, former, [...stored, ...fits]);
};

const hideSeeker = async (id: string, versions: SeekerProfileItem[]): Promise<void> => {
  for (const place of placesOf(versions)) await seekersNearby.remove(id, place);
  const [stored, former] = await Promise.all([allMatchesOfSeeker(id), formerFits(versions, createJobsAround())]);
  await removeMatches(stored);
  await removeFormer(id, former, stored);
};

/** A seeker appeared, left or changed what matching reads. As with jobs, the entry goes first. */
export const projectSeeker = async (changes: ItemChange[]): Promise<void> => {
  const relevant = relevantChanges(changes, format, projection);
  const versions = allVersions(relevant);
  const [first] = versions;
  if (!first) return;
  const seeker = await readSeekerProfile(first.id);
  if (!seeker || !isFindable(seeker)) return hideSeeker(first.id, versions);

  const last = relevant.at(-1)?.after ?? seeker;
  const entry = seekerSearchEntry({ ...seeker, lastActivity: last.lastActivity });
  const [moved, ...others] = placesOf(versions, seeker);
  await seekersNearby.put(entry, moved);
  for (const place of others) await seekersNearby.put(entry, place);
  await matchSeeker(entry, versions, last.updatedAt);
};
