import { describe, expect, it, vi } from 'vitest';
import { handler as project } from '../../../functions/events/projector/handler.ts';
import { documents } from '../../../functions/platform/documents.ts';
import { encodeId } from '../../../functions/table/search/geo-entry.ts';
import { until } from '../../support/cloud/cloud.ts';
import { settled, wholeStream } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

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
};

const matchesOf = async (company: Person, job: string): Promise<{ results: Row[]; total: number }> => {
  await settled();
  return (await company.api.get(`/api/jobs/${job}/matches`)).body;
};
const idsOf = async (company: Person, job: string) => (await matchesOf(company, job)).results.map(({ id }) => id);

const change = async (person: Person, changes: object) => {
  const { status } = await person.api.patch(`/api/profile/${person.profileId}`, changes);
  expect(status).toBe(200);
};

const edit = async (company: Person, job: string, changes: object) => {
  const { status } = await company.api.patch(`/api/jobs/${job}`, changes);
  expect(status).toBe(200);
};

const found = async (person: Person, zip: string): Promise<string[]> =>
  (await person.api.post('/api/job/search', { zip, limit: 100 })).body.result.map(({ id }: Row) => id);

describe('a published job', () => {
  it('matches seekers who are near, share a trade and want the position, best first', async () => {
    const zip = towns.palmer;
    const company = await newCompany({ zip });
    const plain = await newSeeker({ zip });
    const twofold = await newSeeker({ zip, tradeCategories: ['Carpentry', 'Masonry'], desiredPosition: [] });
    const others = [
      await newSeeker({ zip, tradeCategories: ['Plumbing'] }),
      await newSeeker({ zip, desiredPosition: ['Internship'] }),
      await newSeeker({ zip: '99701' }),
    ];
    const hidden = await newSeeker({ zip });
    await change(hidden, { public: false });
    const job = await postJob(company, { zip, tradeCategories: ['Carpentry', 'Masonry'] });

    const { results, total } = await matchesOf(company, job);
    expect(results.map(({ id }) => id)).toEqual([twofold.profileId, plain.profileId]);
    expect(total).toBe(2);
    expect(results[1]).toMatchObject({ reason: 'Carpentry, under 1 mile', expiresAt: expect.any(String) });
    for (const { profileId } of others) expect(results.map(({ id }) => id)).not.toContain(profileId);
    expect((await company.api.get(`/api/jobs/${job}`)).body.matchCount).toBe(2);
  });

  it('is in the search soon after it is published, and not after it is deleted', async () => {
    const zip = towns.palmer;
    const company = await newCompany({ zip });
    const seeker = await newSeeker({ zip });
    const job = await postJob(company, { zip });
    await until(async () => (await found(seeker, zip)).includes(job));
    await edit(company, job, { zip: towns.fernley });
    await until(async () => (await found(seeker, towns.fernley)).includes(job));
    expect(await found(seeker, zip)).not.toContain(job);
    await company.api.delete(`/api/jobs/${job}`);
    await until(async () => !(await found(seeker, towns.fernley)).includes(job));
  });

  it('is matched again when it changes; people who still match keep their date', async () => {
    const zip = towns.kuna;
    const company = await newCompany({ zip });
    const both = await newSeeker({ zip, tradeCategories: ['Carpentry', 'Masonry'] });
    const carpenter = await newSeeker({ zip });
    const mason = await newSeeker({ zip, tradeCategories: ['Masonry'] });
    const job = await postJob(company, { zip });
    const before = (await matchesOf(company, job)).results.find(({ id }) => id === both.profileId);
    expect((await idsOf(company, job)).toSorted()).toEqual([both.profileId, carpenter.profileId].toSorted());

    await edit(company, job, { tradeCategories: ['Masonry'] });
    const { results, total } = await matchesOf(company, job);
    expect(results.map(({ id }) => id).toSorted()).toEqual([both.profileId, mason.profileId].toSorted());
    expect(total).toBe(2);
    const after = results.find(({ id }) => id === both.profileId);
    expect(after?.actions.matchFoundAt).toBe(before?.actions.matchFoundAt);
    expect(after?.reason).toBe('Masonry, under 1 mile');

    await edit(company, job, { published: false });
    expect(await matchesOf(company, job)).toMatchObject({ results: [], total: 0 });
    await edit(company, job, { published: true });
    expect((await matchesOf(company, job)).total).toBe(2);
    await company.api.delete(`/api/jobs/${job}`);
    expect(await matchesOf(company, job)).toMatchObject({ results: [], total: 0 });
  });
});

describe('matching a published job', () => {
  /** The projector's requests to the table and their results while it handles the changes of a job. */
  const trafficOf = async (job: string) => {
    const events = await wholeStream(['Job'], job);
    const send = documents.send.bind(documents) as (command: { input: object }) => Promise<object>;
    const traffic: { pk: string; text: string; items: number }[] = [];
    const spy = vi.spyOn(documents, 'send').mockImplementation((async (command: { input: object }) => {
      const answer = (await send(command)) as { Items?: unknown[] };
      const { ExpressionAttributeValues: values } = command.input as { ExpressionAttributeValues?: { ':pk'?: string } };
      const text = JSON.stringify([command.input, answer]);
      traffic.push({ pk: String(values?.[':pk']), text, items: answer.Items?.length ?? 0 });
      return answer;
    }) as never);
    for (const event of events) expect(await project(event)).toEqual({ batchItemFailures: [] });
    spy.mockRestore();
    return traffic;
  };

  it('reads only the seekers within reach who share a trade', async () => {
    const company = await newCompany({ zip: towns.minot });
    const nearby = (trade: string) => newSeeker({ zip: towns.minot, tradeCategories: [trade] });
    const fitting = [await nearby('Masonry'), await nearby('Masonry')];
    const others = [
      await nearby('Glazing'),
      await nearby('Carpentry'),
      await newSeeker({ zip: towns.palmer, tradeCategories: ['Masonry'] }),
      await newSeeker({ zip: towns.westFargo, tradeCategories: ['Masonry'] }),
    ];
    await settled();
    const job = await postJob(company, { zip: towns.minot, tradeCategories: ['Masonry', 'Siding'] });
    await settled();

    const traffic = await trafficOf(job);
    const all = traffic.map(({ text }) => text).join();
    const isNamed = ({ profileId }: Person) => [profileId, encodeId(profileId)].some((name) => all.includes(name));
    expect(fitting.map(isNamed)).toEqual([true, true]);
    expect(others.map(isNamed)).toEqual([false, false, false, false]);
    // Three bands for each of the two trades, which contain only the two matching people.
    const bands = new Map(traffic.filter(({ pk }) => pk.startsWith('S')).map(({ pk, items }) => [pk, items]));
    expect(bands.size).toBe(6);
    expect([...bands.values()].reduce((sum, items) => sum + items, 0)).toBe(fitting.length);
    expect(new Set(await idsOf(company, job))).toEqual(new Set(fitting.map(({ profileId }) => profileId)));
  });
});

describe('a job seeker', () => {
  it('matches existing jobs, and is matched again after every change of the profile', async () => {
    const zip = towns.westFargo;
    const company = await newCompany({ zip });
    const job = await postJob(company, { zip });
    const seeker = await newSeeker({ zip });
    expect(await idsOf(company, job)).toEqual([seeker.profileId]);

    const steps: [object, boolean][] = [
      [{ jobSeeker: { tradeCategories: ['Plumbing'] } }, false],
      [
        {
          jobSeeker: {
            hasHandsOnExperience: true,
            handsOnExperiences: [{ category: 'Carpentry', rating: 3, amount: '5-10YR' }],
          },
        },
        true,
      ],
      [{ public: false }, false],
      [{ public: true }, true],
      [{ zip: towns.canutillo }, false],
      [{ zip }, true],
      [{ jobSeeker: { positionSeeking: ['Internship'] } }, false],
      [{ jobSeeker: { positionSeeking: [] } }, true],
    ];
    for (const [changes, matched] of steps) {
      await change(seeker, changes);
      const { results, total } = await matchesOf(company, job);
      expect(
        results.map(({ id }) => id),
        JSON.stringify(changes),
      ).toEqual(matched ? [seeker.profileId] : []);
      expect(total).toBe(matched ? 1 : 0);
    }
    expect((await matchesOf(company, job)).results[0]?.reason).toBe('Carpentry, Master, under 1 mile');
  });

  it('ends in the state of the last of many quick changes', async () => {
    const zip = towns.westFargo;
    const company = await newCompany({ zip });
    const job = await postJob(company, { zip, tradeCategories: ['Glazing'] });
    const seeker = await newSeeker({ zip });
    for (const trade of ['Glazing', 'Masonry', 'Glazing', 'Masonry', 'Glazing']) {
      await change(seeker, { jobSeeker: { tradeCategories: [trade] } });
    }
    expect(await matchesOf(company, job)).toMatchObject({ results: [{ id: seeker.profileId }], total: 1 });
    await change(seeker, { jobSeeker: { tradeCategories: ['Masonry'] } });
    expect(await matchesOf(company, job)).toMatchObject({ results: [], total: 0 });
  });

  it('[APP-09] [SEE-14] never matches a job again after one side declined', async () => {
    const zip = towns.canutillo;
    const company = await newCompany({ zip });
    const [declined, picky] = [await newSeeker({ zip }), await newSeeker({ zip })];
    const job = await postJob(company, { zip });
    expect((await matchesOf(company, job)).total).toBe(2);
    await company.api.patch(`/api/company/profile/access/reject/${declined.profileId}`, { type: 'job', job });
    await picky.api.patch(`/api/profile/access/reject/${company.profileId}`, { type: 'job', job });
    expect(await matchesOf(company, job)).toMatchObject({ results: [], total: 0 });

    await edit(company, job, { tradeCategories: ['Carpentry', 'Roofing'] });
    for (const seeker of [declined, picky]) {
      await change(seeker, { jobSeeker: { tradeCategories: ['Carpentry', 'Roofing'] } });
    }
    expect(await matchesOf(company, job)).toMatchObject({ results: [], total: 0 });
    const other = await postJob(company, { zip });
    expect((await matchesOf(company, other)).total).toBe(2);
  });
});
