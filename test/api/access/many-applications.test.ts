import '../../support/cloud/handler-environment.ts';
import { listOwnApplications } from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { beforeAll, expect, it } from 'vitest';
import { newId } from '../../../functions/platform/ids.ts';
import { putAccessEntry } from '../../../functions/table/access/access-entry.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { HOUR_MS } from '../../../shared/options/limits.ts';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';

const COUNT = 1000;
/** The one request that reads the caller; the others belong to the operation. */
const CALLER = 1;
/** DynamoDB's maximum for one transaction. */
const MOST_WRITES = 100;

let seeker: Person;

/** A seeker with a thousand applications, an hour apart, to deleted jobs. */
beforeAll(async () => {
  seeker = await newSeeker({ zip: '99801' });
  const { profileId: owner } = await newCompany();
  const writes = Array.from({ length: COUNT }, (_, at) => {
    const date = new Date(Date.now() - at * HOUR_MS).toISOString();
    const key = { owner, type: 'job-application', subject: newId(), other: seeker.profileId } as const;
    return putAccessEntry({ ...key, state: 'requested', date, requestedAt: date }, undefined);
  });
  for (let at = 0; at < COUNT; at += MOST_WRITES) await transact(...writes.slice(at, at + MOST_WRITES));
});

it('[SEE-29] the dashboard counts a thousand applications of one seeker in one query and a batch', async () => {
  const asked = () => invoke(listOwnApplications, { body: { page: 1, limit: 10 } }, seeker.userId);
  const { result, cost } = await measure(asked);
  expect(result.body).toMatchObject({ total: COUNT, states: { requested: COUNT, granted: 0, rejected: 0 } });
  expect(cost.requests - CALLER).toBeLessThanOrEqual(2);
  // A read costs half a unit for four kilobytes; an entry and its keys take some 750 bytes.
  expect(cost.units).toBeLessThanOrEqual(100);
});
