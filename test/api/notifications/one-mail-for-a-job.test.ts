import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { advanceTo, followCloudClock } from '../../support/cloud/clock.ts';
import { advanceClock, mailTo, runSchedule } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

/** A place where no other test has people. */
const zip = '59718';
const HOUR = 3_600_000;
const unused = [...tradeCategoryNames];

type World = { seeker: Person; company: Person; trades: readonly [string, string]; jobs: string[] };

const sendDigests = async (): Promise<void> => {
  await settled();
  // Both schedules run at the same time, as they do every morning.
  const runs = await Promise.all(['send-match-digests', 'send-saved-searches'].map(runSchedule));
  for (const run of runs) expect(run).toMatchObject({ result: { failed: 0 } });
};

const steps: Record<string, (world: World) => Promise<unknown>> = {
  /** A job of the seeker's trade: it matches, and the first search finds it. */
  'post a job that matches': async (world) => {
    const { company, trades, jobs } = world;
    jobs.push(await postJob(await signInAgain(company), { zip, name: 'Matching', tradeCategories: [trades[0]] }));
  },
  /** A job that both searches find, and that matches only after the seeker adds the trade. */
  'post a job that a search finds': async ({ company, trades, jobs }) =>
    jobs.push(await postJob(await signInAgain(company), { zip, name: 'Found', tradeCategories: [trades[1]] })),
  'add the second trade': async ({ seeker, trades }) => {
    const { api } = await signInAgain(seeker);
    const jobSeeker = { tradeCategories: [...trades] };
    expect((await api.patch(`/api/profile/${seeker.profileId}`, { jobSeeker })).status).toBe(200);
  },
  'wait an hour': async () => {
    await settled();
    await advanceClock(HOUR);
    await sendDigests();
  },
  'wait for the morning': async () => {
    await settled();
    await advanceTo(13);
    await sendDigests();
  },
  'choose daily e-mails': async ({ seeker }) =>
    (await signInAgain(seeker)).api.patch('/api/notification-settings', { newMatch: 'daily' }),
  'choose e-mails about each match': async ({ seeker }) =>
    (await signInAgain(seeker)).api.patch('/api/notification-settings', { newMatch: 'at-once' }),
};

const newWorld = async (): Promise<World> => {
  const trades = [unused.pop()!, unused.pop()!] as const;
  const [company, seeker] = [await newCompany({ zip }), await newSeeker({ zip, tradeCategories: [trades[0]] })];
  for (const tradeCategories of [[...trades], [trades[1]]]) {
    const saved = await seeker.api.post('/api/saved-searches', { name: 'Mine', form: { zip, tradeCategories } });
    expect(saved.status).toBe(201);
  }
  return { seeker, company, trades, jobs: [] };
};

it('a job is in exactly one e-mail to a person, of a match, a saved search or a digest, in any order of events [TBX-04]', async () => {
  const order = fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 4, maxLength: 8 });
  const match = 'post a job that matches';
  const changed = ['choose daily e-mails', match, 'choose e-mails about each match', match, match];
  await fc.assert(
    fc.asyncProperty(order, async (names) => {
      await advanceTo(9);
      const world = await newWorld();
      for (const name of [...names, 'wait for the morning', 'wait for the morning']) {
        await followCloudClock();
        await steps[name]!(world);
        await settled();
      }
      const texts = (await mailTo(world.seeker.email)).map(({ text }) => text);
      const counts = world.jobs.map((job) => texts.filter((text) => text.includes(`/jobs/${job}`)).length);
      expect(counts).toEqual(world.jobs.map(() => 1));
    }),
    { numRuns: 5, examples: [[changed]] },
  );
}, 120_000);
