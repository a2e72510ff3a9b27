import '../../support/cloud/handler-environment.ts';
import * as access from '@plumbline/shared/contracts/access/access';
import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import * as people from '@plumbline/shared/contracts/jobs/job-people';
import { getJob } from '@plumbline/shared/contracts/jobs/jobs';
import { beforeAll, expect, it } from 'vitest';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { postJob, unlock } from '../../support/posts/hiring.ts';
import { plantOpenings } from '../../support/posts/many-openings.ts';

/** A town in Nebraska where no other test hires. */
const VALENTINE = '69201';
/** The one request that reads the caller; the others belong to the operation. */
const CALLER = 1;

let company: Person;
let seeker: Person;
let job: string;

const costOf = async (endpoint: Endpoint, given: Parameters<typeof invoke>[1], { userId }: Person) => {
  const { requests, units } = (await measure(() => invoke(endpoint, given, userId))).cost;
  return { requests: requests - CALLER, units };
};

beforeAll(async () => {
  company = await newCompany({ zip: VALENTINE });
  job = await postJob(company, { zip: VALENTINE });
});

it('the API reads an untouched job of the company in one request, and each list with entries in one more', async () => {
  const read = () => costOf(getJob, { params: { id: job } }, company);
  expect((await read()).requests).toBe(1);
  seeker = await newSeeker({ zip: VALENTINE });
  await settled();
  expect((await read()).requests).toBe(2);
});

it('the API stores an application with one eventually consistent read and one write', async () => {
  const body = { type: 'job-application', job };
  const { requests, units } = await costOf(
    access.requestCompanyAccess,
    { params: { id: company.profileId }, body },
    seeker,
  );
  expect(requests).toBe(2);
  // The company's reminder is part of the transaction.
  expect(units).toBeLessThanOrEqual(22.5);
});

it('the API accepts an unlocked applicant with one read and one write, at most twenty units', async () => {
  await unlock(company, seeker, job);
  const body = { type: 'job-application', job };
  const given = { params: { id: seeker.profileId }, body };
  const { requests, units } = await costOf(access.grantCompanyAccess, given, company);
  expect(requests).toBe(2);
  expect(units).toBeLessThanOrEqual(20);
});

it('the API lists matches in six requests: the list, applicants, declined people, blocks, open details, and the rest', async () => {
  for (let more = 0; more < 3; more += 1) await newSeeker({ zip: VALENTINE });
  await settled();
  const { requests, units } = await costOf(people.listMatches, { params: { id: job } }, company);
  expect(requests).toBe(6);
  expect(units).toBeLessThanOrEqual(3.5);
});

it('the API reads only the people of the page for a company with hundreds of unlocks, in one more request', async () => {
  const page = async () => {
    const { result, cost } = await measure(() => invoke(people.listMatches, { params: { id: job } }, company.userId));
    const rows = result.body.results as { id: string; hasProfileViewAccess: boolean }[];
    return { cost, rows, open: rows.filter((row) => row.hasProfileViewAccess).map(({ id }) => id) };
  };
  const { rows, open } = await page();
  const masked = rows.map(({ id }) => id).filter((id) => !open.includes(id));
  expect(masked.length).toBeGreaterThan(1);
  await plantOpenings(company, 500, masked.slice(0, 1));
  const after = await page();
  expect(after.open.toSorted()).toEqual([...open, ...masked.slice(0, 1)].toSorted());
  expect(after.cost.requests - CALLER).toBe(7);
  expect(after.cost.units).toBeLessThanOrEqual(7);
});
