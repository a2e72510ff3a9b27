import { describe, expect, it } from 'vitest';
import { handler as project } from '../../../functions/events/projector/handler.ts';
import { writeExpirationHours } from '../../../functions/table/settings/setting.ts';
import { advanceTo, cloudNow } from '../../support/cloud/clock.ts';
import { advanceClock, runSchedule } from '../../support/cloud/cloud.ts';
import { settled, wholeStream, wholeTable } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

const HOUR = 3_600_000;
type Row = { id: string; reason: string; actions: { matchFoundAt: string }; expiresAt?: string };

/** Every group of tests has its own town with one ZIP, so that groups don't match each other's people. */
const towns = {
  palmer: '99645',
  kuna: '83634',
  westFargo: '58078',
  canutillo: '79835',
  laurel: '59044',
  minot: '58701',
  fernley: '89408',
  casper: '82601',
};

const matchesOf = async (company: Person, job: string): Promise<{ results: Row[]; total: number }> => {
  await settled();
  return (await company.api.get(`/api/jobs/${job}/matches`)).body;
};

const change = async (person: Person, changes: object) => {
  const { status } = await person.api.patch(`/api/profile/${person.profileId}`, changes);
  expect(status).toBe(200);
};

const edit = async (company: Person, job: string, changes: object) => {
  const { status } = await company.api.patch(`/api/jobs/${job}`, changes);
  expect(status).toBe(200);
};

/** The items that a replay must not change: all except the requests that the tests themselves count. */
const snapshot = async () => {
  await settled();
  return wholeTable();
};

const replayAll = async () => {
  const events = await wholeStream(['Job', 'SeekerProfile']);
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) {
    expect(await project(event)).toEqual({ batchItemFailures: [] });
  }
};

describe('expiry', () => {
  it('ends a match the global hours after it was found, until one of the two changes', async () => {
    const zip = towns.laurel;
    const company = await newCompany({ zip });
    const seeker = await newSeeker({ zip });
    const job = await postJob(company, { zip });
    const [match] = (await matchesOf(company, job)).results;
    expect(Date.parse(match?.expiresAt ?? '') - Date.parse(match?.actions.matchFoundAt ?? '')).toBe(72 * HOUR);

    await advanceClock(71 * HOUR);
    await runSchedule('expire-matches');
    const owner = await signInAgain(company);
    expect((await matchesOf(owner, job)).total).toBe(1);
    await advanceClock(HOUR);
    await runSchedule('expire-matches');
    const later = await signInAgain(company);
    expect(await matchesOf(later, job)).toMatchObject({ results: [], total: 0 });
    expect(await runSchedule('expire-matches')).toEqual({ result: { expired: 0 } });

    const before = await snapshot();
    await replayAll();
    expect(await snapshot()).toEqual(before);

    await change(await signInAgain(seeker), { jobSeeker: { tradeCategories: ['Carpentry', 'Roofing'] } });
    expect((await matchesOf(later, job)).total).toBe(1);
  });

  // The index lists matches by the hour in which they end, and an hour is read again for some minutes.
  it.each([0, 4, 9, 11, 59])('ends a match that was found in minute %i of an hour without a delay', async (minute) => {
    const zip = towns.casper;
    const hour = (await cloudNow()).getUTCHours();
    await advanceTo((hour + 1) % 24, minute);
    const company = await newCompany({ zip });
    await newSeeker({ zip });
    const job = await postJob(company, { zip });
    expect((await matchesOf(company, job)).total).toBeGreaterThan(0);
    // A run shortly before leaves its place in the hour before.
    await advanceClock(71 * HOUR);
    await runSchedule('expire-matches');
    await advanceClock(HOUR);
    await runSchedule('expire-matches');
    expect((await matchesOf(await signInAgain(company), job)).total).toBe(0);
  });

  it('never ends a match found while the global hours are 0', async () => {
    const zip = towns.laurel;
    const company = await newCompany({ zip });
    await newSeeker({ zip, tradeCategories: ['Glazing'] });
    await writeExpirationHours(0);
    const job = await postJob(company, { zip, tradeCategories: ['Glazing'] });
    const { results } = await matchesOf(company, job);
    await writeExpirationHours(72);
    expect(results).toHaveLength(1);
    expect(results[0]?.expiresAt).toBeUndefined();
    await advanceClock(500 * HOUR);
    await runSchedule('expire-matches');
    expect((await matchesOf(await signInAgain(company), job)).total).toBe(1);
  });
});

describe('the stream', () => {
  it('changes nothing when it is replayed from the beginning, in order or one record at a time', async () => {
    const zip = towns.fernley;
    const company = await newCompany({ zip });
    const seeker = await newSeeker({ zip });
    const job = await postJob(company, { zip });
    await change(seeker, { zip: towns.kuna });
    await change(seeker, { zip });
    await edit(company, job, { tradeCategories: ['Carpentry', 'Roofing'] });
    await signInAgain(seeker);
    const gone = await postJob(company, { zip });
    await company.api.delete(`/api/jobs/${gone}`);
    const before = await snapshot();

    await replayAll();
    expect(await snapshot()).toEqual(before);
    const [event] = (await wholeStream(['Job', 'SeekerProfile'])).slice(-1);
    for (const record of event?.Records ?? []) await project({ Records: [record, record] });
    expect(await snapshot()).toEqual(before);
  });

  it('changes nothing when it is replayed out of order, the newest documents first and each change by itself', async () => {
    const zip = towns.fernley;
    const company = await newCompany({ zip });
    const seeker = await newSeeker({ zip });
    const job = await postJob(company, { zip });
    await edit(company, job, { zip: towns.kuna });
    await edit(company, job, { zip, tradeCategories: ['Carpentry', 'Glazing'] });
    await change(seeker, { zip: towns.kuna });
    await change(seeker, { zip });
    const before = await snapshot();

    const records = (await wholeStream(['Job', 'SeekerProfile'])).flatMap(({ Records }) => Records);
    // DynamoDB keeps the order of changes of one item, but not of different items.
    const items = [...Map.groupBy(records, ({ dynamodb }) => JSON.stringify(dynamodb?.Keys)).values()];
    for (const record of items.toReversed().flat()) {
      expect(await project({ Records: [record] })).toEqual({ batchItemFailures: [] });
    }
    expect(await snapshot()).toEqual(before);
    for (const record of (await wholeStream(['Job'], job)).flatMap(({ Records }) => Records).toReversed()) {
      await project({ Records: [record] });
    }
    expect(await snapshot()).toEqual(before);
  });

  it('leaves as many matches in the table as the jobs count', async () => {
    await settled();
    const items = Object.values(await wholeTable());
    const matches = items.filter(({ _et }) => _et === 'Match').map(({ job }) => job);
    const counters = items.filter(({ _et, matches: count }) => _et === 'JobCounters' && count !== undefined);
    expect(counters.length).toBeGreaterThan(0);
    for (const { id, matches: count } of counters)
      expect(matches.filter((job) => job === id)).toHaveLength(Number(count));
  });
});
