import { isDeepStrictEqual } from 'node:util';
import { sleep } from '../../platform/clock.ts';
import { mapConcurrent } from '../../table/core/batch.ts';
import type { Attributes } from '../../table/core/stored/schema-versions.ts';
import {
  type CountedItem,
  companyCounts,
  jobCounts,
  projectCounts,
  seekerCounts,
} from '../../table/counters/recount.ts';
import { addDifferences, type Differences, differences, type Projection, type Terms } from './projection.ts';

const AT_ONCE = 10;
/** The most tries to repair a counter that changes meanwhile. */
const TRIES = 5;

const countersOf: Readonly<Record<string, (id: string) => CountedItem[]>> = {
  Job: jobCounts,
  Project: projectCounts,
  CompanyProfile: companyCounts,
  SeekerProfile: seekerCounts,
};

/** The time in ms after which an index contains earlier writes. */
const INDEX_DELAY_MS = 1000;

/**
 * Repairs one item of counters. Transactions keep counters right, so a difference can come from an index that is late.
 * It is repaired only if it is the same a moment later. A counter that keeps changing is left to the next rebuild.
 */
const repairCounter = async (counted: CountedItem, { dryRun }: Terms): Promise<Differences> => {
  let stored = await counted.read();
  let changes = await counted.recount(stored);
  for (let attempt = 1; attempt <= TRIES && Object.keys(changes).length; attempt += 1) {
    await sleep(INDEX_DELAY_MS);
    const [former, formerChanges] = [stored, changes];
    stored = await counted.read();
    changes = await counted.recount(stored);
    if (!isDeepStrictEqual([former, formerChanges], [stored, changes])) continue;
    if (dryRun || (await counted.write(stored, changes))) return differences(stored ? { changed: 1 } : { missing: 1 });
  }
  return differences();
};

const repair = async (sources: readonly Attributes[], terms: Terms): Promise<Differences> => {
  const all = sources.flatMap(({ _et, id }) => countersOf[String(_et)]?.(String(id)) ?? []);
  return addDifferences(await mapConcurrent(all, AT_ONCE, (counted) => repairCounter(counted, terms)));
};

export const countersProjection: Projection = {
  description: 'Counters of jobs, projects, companies and job seekers',
  sources: ['Job', 'Project', 'CompanyProfile', 'SeekerProfile'],
  repair,
};
