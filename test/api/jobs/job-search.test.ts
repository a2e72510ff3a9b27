import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, draftJob, postJob, searchFinding } from '../../support/posts/hiring.ts';

/** Towns in Maine where no other test posts: the two are 13 miles apart, Boston is far. */
const HOULTON = '04730';
const MONTICELLO = '04760';
const BOSTON = '02108';
const INVALID = 'Please enter a valid zipcode.';

type Card = {
  id: string;
  name: string;
  miles: number;
  saved: boolean;
  appliedAt?: string;
  canWithdraw?: boolean;
  willingToProvidePaidTraining: boolean;
};

let company: Person;
let seeker: Person;
const ids: Record<string, string> = {};

const search = (form: Record<string, unknown> = {}, person = seeker) =>
  person.api.post('/api/job/search', { zip: HOULTON, ...form });
const namesOf = (cards: Card[]) => cards.map(({ name }) => name);

beforeAll(async () => {
  company = await newCompany();
  seeker = await newSeeker({ zip: HOULTON });
  const jobs = [
    { name: 'Near Framer', zip: HOULTON, tradeCategories: ['Carpentry'], type: 'Full-Time' },
    { name: 'Near Roofer', zip: HOULTON, tradeCategories: ['Roofing'], type: 'Part-Time', shift: 'Night shift' },
    {
      name: 'Trainee',
      zip: MONTICELLO,
      tradeCategories: ['Roofing', 'Carpentry'],
      type: 'Training Apprenticeship',
      willingToProvidePaidTraining: true,
      experienceRequired: false,
    },
    { name: 'Far Framer', zip: BOSTON, tradeCategories: ['Carpentry'], type: 'Full-Time' },
  ];
  for (const job of jobs) {
    ids[job.name] = await postJob(company, job);
    // The index stores the second of a posting: two of the same second have no order.
    await advanceClock(1000);
  }
  await draftJob(company, { name: 'Draft', zip: HOULTON });
  for (const name of ['Near Framer', 'Near Roofer', 'Trainee']) {
    await searchFinding(seeker, ids[name] ?? '', { zip: HOULTON });
  }
});

describe('job search', () => {
  it('[SEE-09] [SEE-07] finds every published job within 50 miles, nearest and newest first', async () => {
    const { status, body } = await search();
    expect(status).toBe(200);
    expect(namesOf(body.result)).toEqual(['Near Roofer', 'Near Framer', 'Trainee']);
    expect(body).toMatchObject({ total: 3, pageCount: 1 });
    const { body: last } = await search({ limit: 1, page: 2 });
    expect(last.result).toHaveLength(1);
    expect(last.perMile).toEqual(body.perMile);
    expect(body.perMile).toEqual([2, ...Array(Math.round(body.result[2].miles) - 1).fill(0), 1]);
    expect(body.result[1]).toEqual({
      _id: ids['Near Framer'],
      id: ids['Near Framer'],
      name: 'Near Framer',
      type: 'Full-Time',
      compensation: '$32 an hour',
      city: 'Houlton',
      state: 'ME',
      company: { _id: company.profileId, id: company.profileId, name: expect.stringContaining('Company') },
      tradeCategories: ['Carpentry'],
      willingToProvidePaidTraining: false,
      createdAt: expect.any(String),
      postDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      miles: 0,
      saved: false,
    });
    expect(body.result[2].miles).toBeGreaterThan(5);
    expect(body.result[2].miles).toBeLessThan(30);
  });

  it("[SEE-09] finds all jobs of a company by a word of its name, and none by another company's", async () => {
    const { body } = await search();
    const [word = ''] = String(body.result[0].company.name).split(' ').slice(-1);
    expect((await search({ words: word })).body.total).toBe(3);
    expect((await search({ words: `${word}x` })).body.total).toBe(0);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['any of the trades', { tradeCategories: ['Roofing', 'Masonry'] }, ['Near Roofer', 'Trainee']],
    ['any of the types', { positionTypes: ['Full-Time', 'Part-Time'] }, ['Near Roofer', 'Near Framer']],
    ['trade and type together', { tradeCategories: ['Carpentry'], positionTypes: ['Full-Time'] }, ['Near Framer']],
    ['paid training', { willingToProvidePaidTraining: true }, ['Trainee']],
    ['no experience', { experienceRequired: false }, ['Trainee']],
    ['a word of the title', { words: 'roof' }, ['Near Roofer', 'Trainee']],
    ['words of title and place', { words: 'houlton FRAMER' }, ['Near Framer']],
    ['words and a trade together', { words: 'near', tradeCategories: ['Roofing'] }, ['Near Roofer']],
    ['words that no job has', { words: 'framer juggler' }, []],
    ['one of the shifts', { shifts: ['Night shift', 'Day shift'] }, ['Near Roofer']],
    ['a shift of no job', { shifts: ['Weekend shift'] }, []],
    ['the days since the posting', { postedWithin: 1 }, ['Near Roofer', 'Near Framer', 'Trainee']],
    ['a trade nobody asks for', { tradeCategories: ['Glazing'] }, []],
  ])('[SEE-09] filters by %s', async (_, form, names) => {
    const { body } = await search(form);
    expect(namesOf(body.result)).toEqual(names);
    expect(body.total).toBe(names.length);
  });

  it('[SEE-09] [SEE-03] puts paid training first without hiding the rest', async () => {
    const { body } = await search({ paidTrainingFirst: true });
    expect(namesOf(body.result)).toEqual(['Trainee', 'Near Roofer', 'Near Framer']);
  });

  it('[SEE-10] counts pages from 0 with exact totals', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => search({ limit: 2, page })));
    expect(pages.map(({ body }) => body.result.length)).toEqual([2, 1, 0]);
    for (const { body } of pages) expect(body).toMatchObject({ total: 3, pageCount: 2 });
    const shown = pages.flatMap(({ body }) => namesOf(body.result));
    expect(new Set(shown).size).toBe(3);
  });

  it('[SEE-07] marks what the seeker has saved', async () => {
    await seeker.api.patch(`/api/profile/${seeker.profileId}`, { savedJobs: [ids['Near Framer']] });
    const { body } = await search();
    expect(body.result.map(({ saved }: Card) => saved)).toEqual([false, true, false]);
    const other = await search({}, await newSeeker());
    expect(other.body.result.some(({ saved }: Card) => saved)).toBe(false);
  });

  it('returns the date of the application to its seeker only', async () => {
    const applied = await newSeeker();
    await apply(applied, company, ids.Trainee ?? '');
    const datesFor = async (person: Person) =>
      (await search({}, person)).body.result.map(({ name, appliedAt }: Card) => [name, typeof appliedAt]);
    const [near, roofer] = [
      ['Near Roofer', 'undefined'],
      ['Near Framer', 'undefined'],
    ];
    expect(await datesFor(applied)).toEqual([near, roofer, ['Trainee', 'string']]);
    expect(await datesFor(seeker)).toEqual([near, roofer, ['Trainee', 'undefined']]);
    expect(await datesFor(company)).toEqual([near, roofer, ['Trainee', 'undefined']]);
  });

  it('returns that an application can be withdrawn until it is decided or withdrawn', async () => {
    const [waiting, declined] = [await newSeeker(), await newSeeker()];
    const marksFor = async (person: Person) => {
      const found: Card[] = (await search({}, person)).body.result;
      return found.flatMap(({ appliedAt, canWithdraw }) => (appliedAt ? [canWithdraw] : []));
    };
    const job = ids.Trainee ?? '';
    for (const person of [waiting, declined]) await apply(person, company, job);
    expect([await marksFor(waiting), await marksFor(declined)]).toEqual([[true], [true]]);
    const path = '/api/company/profile/access';
    const answer = { type: 'job-application', job };
    expect((await company.api.patch(`${path}/reject/${declined.profileId}`, answer)).status).toBe(200);
    expect((await waiting.api.patch(`${path}/withdraw/${company.profileId}`, { job })).status).toBe(200);
    expect([await marksFor(waiting), await marksFor(declined)]).toEqual([[], [false]]);
  });

  it('[SEE-09] is available to companies too, and not without a token', async () => {
    expect((await search({}, company)).body.total).toBe(3);
    expect((await api().post('/api/job/search', { zip: HOULTON })).status).toBe(401);
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
    ['too short', '0473'],
    ['a number', 4730],
    ['unknown', '00000'],
    ['null', null],
  ])('[SEE-06] answers a ZIP that is %s with its message', async (_, zip) => {
    const { status, body } = await search({ zip });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: 'zip', message: INVALID }]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['a negative page', { page: -1 }],
    ['a page far beyond the last', { page: 1e9 }],
    ['half a page', { page: 0.5 }],
    ['a page that is a text', { page: '1' }],
    ['no limit at all', { limit: 0 }],
    ['a limit over 100', { limit: 101 }],
    ['an unknown shift', { shifts: ['Tea shift'] }],
    ['a number of days that no list offers', { postedWithin: 2 }],
    ['a number of days to the start that no list offers', { startsWithin: 2 }],
    ['unknown terms of travel', { travel: ['Free lunch'] }],
    ['an unknown amount of overtime', { overtime: ['All day'] }],
    ['words longer than any search', { words: 'x'.repeat(81) }],
    ['an unknown type', { positionTypes: ['Sometimes'] }],
    ['trades that are no list', { tradeCategories: 'Roofing' }],
    ['more than 20 trades', { tradeCategories: Array.from({ length: 21 }, (_, index) => `Trade ${index}`) }],
    ['10,000 trades', { tradeCategories: Array.from({ length: 10_000 }, (_, index) => `Trade ${index}`) }],
    ['a text for a yes', { paidTrainingFirst: 'yes' }],
    ['an order there is not', { sort: 'dearest' }],
    ['two orders', { sort: ['nearest', 'newest'] }],
    ['no order', { sort: '' }],
  ])('[SEE-09] answers 400 to %s', async (_, form) => {
    expect((await search(form)).status).toBe(400);
  });

  it.each([`${HOULTON}-1234`, `${HOULTON} 1234`, ` ${HOULTON} `])(
    '[SEE-06] takes the ZIP %j as its place',
    async (zip) => {
      expect((await search({ zip })).body).toEqual((await search()).body);
    },
  );

  it('[SEE-10] returns a page past the last one without jobs and with the same totals', async () => {
    const { result: _, ...totals } = (await search()).body;
    expect((await search({ page: 1000 })).body).toEqual({ ...totals, result: [] });
  });

  it('[EMP-06] leaves out a job that was paused, moved away or deleted', async () => {
    const shown = () => search().then(({ body }) => namesOf(body.result));
    const soon = (names: string[]) => until(async () => (await shown()).join() === names.join());
    await company.api.patch(`/api/jobs/${ids['Near Roofer']}`, { published: false });
    await soon(['Near Framer', 'Trainee']);
    await company.api.patch(`/api/jobs/${ids.Trainee}`, { zip: BOSTON });
    await soon(['Near Framer']);
    await company.api.delete(`/api/jobs/${ids['Near Framer']}`);
    await soon([]);
  });
});

/** Towns in Maine and Vermont where no other test posts: each pair is closer than 50 miles. */
const [MACHIAS, CHERRYFIELD] = ['04654', '04622'];

describe('the order of a job search', () => {
  let skilled: Person;
  const found = async (form: Record<string, unknown>, person = skilled) => {
    const { status, body } = await person.api.post('/api/job/search', { zip: MACHIAS, ...form });
    expect(status).toBe(200);
    return { names: namesOf(body.result), total: body.total, pageCount: body.pageCount };
  };
  const all = ['Drywall Here', 'Mason Near', 'Framer Away', 'Both Away', 'Intern Away'];

  beforeAll(async () => {
    skilled = await newSeeker({
      zip: BOSTON,
      desiredPosition: ['Full-Time'],
      tradeCategories: ['Carpentry', 'Masonry'],
    });
    const experience = [{ category: 'Carpentry', rating: 3 }];
    const jobSeeker = { hasHandsOnExperience: true, handsOnExperiences: experience };
    expect((await skilled.api.patch(`/api/profile/${skilled.profileId}`, { jobSeeker })).status).toBe(200);
    const hiring = await newCompany();
    const jobs = [
      { name: 'Both Away', zip: CHERRYFIELD, tradeCategories: ['Masonry', 'Carpentry', 'Roofing'] },
      { name: 'Mason Near', zip: MACHIAS, tradeCategories: ['Masonry'] },
      { name: 'Drywall Here', zip: MACHIAS, tradeCategories: ['Drywall'] },
      { name: 'Framer Away', zip: CHERRYFIELD, tradeCategories: ['Carpentry'] },
      { name: 'Intern Away', zip: CHERRYFIELD, tradeCategories: ['Masonry', 'Carpentry'], type: 'Internship' },
    ];
    for (const job of jobs) {
      await postJob(hiring, job);
      // Entries store the second a job was posted in.
      await advanceClock(1000);
    }
    await settled();
  });

  it('[SEE-09] is nearest first by default', async () => {
    const nearest = ['Drywall Here', 'Mason Near', 'Intern Away', 'Framer Away', 'Both Away'];
    expect((await found({})).names).toEqual(nearest);
    expect((await found({ sort: 'nearest' })).names).toEqual(nearest);
  });

  it('[SEE-09] is newest first by the date of posting', async () => {
    const { names } = await found({ sort: 'newest' });
    expect(names).toEqual(['Intern Away', 'Framer Away', 'Drywall Here', 'Mason Near', 'Both Away']);
  });

  it('[SEE-09] is best match first by shared trades, rating and nearness, and the rest by nearness', async () => {
    const best = ['Both Away', 'Framer Away', 'Mason Near', 'Drywall Here', 'Intern Away'];
    expect((await found({ sort: 'best-match' })).names).toEqual(best);
    const { names } = await found({ sort: 'best-match', tradeCategories: ['Masonry', 'Roofing'] });
    expect(names).toEqual(['Both Away', 'Mason Near', 'Intern Away']);
  });

  it('[SEE-09] is by nearness for a company that asks for the best match', async () => {
    const company = await newCompany();
    expect((await found({ sort: 'best-match' }, company)).names).toEqual((await found({}, company)).names);
  });

  it('[SEE-10] has the same total in every order, and no job is on two pages', async () => {
    for (const sort of ['nearest', 'newest', 'best-match']) {
      const pages = await Promise.all([0, 1, 2, 3].map((page) => found({ sort, limit: 2, page })));
      for (const page of pages) expect(page).toMatchObject({ total: 5, pageCount: 3 });
      expect(pages.flatMap(({ names }) => names).toSorted()).toEqual(all.toSorted());
    }
  });
});
