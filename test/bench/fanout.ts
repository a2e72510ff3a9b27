import { createJob } from '@plumbline/shared/contracts/jobs/jobs';
import { createIntent, recordPayment } from '@plumbline/shared/contracts/payments/intents';
import { locateZip } from '@plumbline/shared/geography/zip-location';
import { newId } from '../../functions/platform/ids.ts';
import { putNewUser, readUser } from '../../functions/table/accounts/user.ts';
import { transact } from '../../functions/table/core/transact.ts';
import { countMatchesOfJob } from '../../functions/table/matching/match.ts';
import { putSeekerProfile, readSeekerProfile } from '../../functions/table/profiles/profile.ts';
import { buildDemoWorld } from '../../infra/local/demo/world/demo-world.ts';
import { jobForm } from './endpoints/scenes/jobs.ts';
import { orderOf, payByCard } from './endpoints/scenes/purchases.ts';
import { invoke } from './invoke.ts';
import { type Cost, measureEverything } from './measure.ts';
import type { Row } from './print-table.ts';

/** Two towns, far from each other, where no one of the demo data lives or hires. */
const TOWN = '82716';
const EMPTY_TOWN = '79734';
/** Profiles and their users that fit into one transaction. */
const SEEKERS_AT_ONCE = 40;
const SEEKERS = 200;

/** The most requests and units of one match, and what version 0.3.0 needed. */
const targets = { requests: 4, units: 9 };
const before = { requests: 12.1, units: 20.8 };

type Person = { id: string; profileId?: string | undefined };

/** Writes copies of a seeker who live in the town, each with a user. */
const plantSeekers = async (like: Person, count: number): Promise<void> => {
  const [profile, user] = await Promise.all([readSeekerProfile(like.profileId!), readUser(like.id)]);
  const place = locateZip(TOWN)!;
  const { zip, city, state, latitude, longitude } = place;
  for (let first = 0; first < count; first += SEEKERS_AT_ONCE) {
    const ids = Array.from({ length: Math.min(SEEKERS_AT_ONCE, count - first) }, newId);
    await transact(
      ...ids.flatMap((id) => [
        putSeekerProfile({ ...profile!, id, zip, city, state, latitude, longitude }),
        putNewUser({ ...user!, id: newId(), profileId: id, email: `${id}@plumbline.test` }),
      ]),
    );
  }
};

/** Posts a paid job in a town and waits for all that follows. Returns the job. */
const postJob = async (company: Person, zip: string, settle: () => Promise<void>): Promise<string> => {
  const { body: job } = await invoke(createJob, { body: { ...jobForm, zip } }, company.id);
  const { body: intent } = await invoke(createIntent, { body: orderOf('job_posting', { job_id: job.id }) }, company.id);
  await payByCard(intent.id);
  await invoke(recordPayment, { body: { id: intent.id } }, company.id);
  await settle();
  return job.id;
};

const round = (value: number): number => Math.round(value * 10) / 10;
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Returns the units of each kind of request for one match, dearest first. */
const splitOf = (with_: Cost, without: Cost, matches: number): Row[] => {
  const unitsOf = ({ split }: Cost) => {
    const sums = new Map<string, { times: number; units: number }>();
    for (const { write, units } of split) {
      const sum = sums.get(write) ?? { times: 0, units: 0 };
      sum.times += 1;
      sum.units += Object.values(units).reduce((total, each) => total + each, 0);
      sums.set(write, sum);
    }
    return sums;
  };
  const base = unitsOf(without);
  return [...unitsOf(with_)]
    .map(([write, { times, units }]) => ({
      'kind of request': write,
      times: hundredths((times - (base.get(write)?.times ?? 0)) / matches),
      units: round((units - (base.get(write)?.units ?? 0)) / matches),
    }))
    .filter(({ times }) => times > 0)
    .toSorted((a, b) => b.units - a.units);
};

/**
 * Measures a job that no one matches, and one that matches many seekers. Returns the cost of one match with its target
 * and the cost in version 0.3.0, and the parts of it.
 */
export const measureFanOut = async (now: Date, settle: () => Promise<void>) => {
  const { accounts } = buildDemoWorld(now);
  const person = (kind: string): Person => accounts.find((account) => account.kind === kind)!;
  const company = person('provider');
  const without = await measureEverything(() => postJob(company, EMPTY_TOWN, settle));
  await plantSeekers(person('candidate'), SEEKERS);
  await settle();
  let job = '';
  const measured = await measureEverything(async () => {
    job = await postJob(company, TOWN, settle);
  });
  const matches = await countMatchesOfJob(job);
  if (matches < SEEKERS) throw new Error(`The job has ${matches} matches instead of ${SEEKERS}`);
  const found = {
    requests: round((measured.requests - without.requests) / matches),
    units: round((measured.units - without.units) / matches),
  };
  const rows = (['requests', 'units'] as const).map((name) => ({
    'for each match': name,
    measured: found[name],
    target: targets[name],
    'version 0.3.0': before[name],
    missed: found[name] > targets[name] ? 'missed' : '',
  }));
  const counted = round((measured.counted - without.counted) / matches);
  return { rows, counted, splits: splitOf(measured, without, matches) };
};
