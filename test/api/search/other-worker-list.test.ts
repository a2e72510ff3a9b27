import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { saveProfile } from '../../support/people/save-profile.ts';
import { newStaff } from '../../support/people/staff.ts';
import { buy } from '../../support/posts/hiring.ts';

/** A town in Montana without people of other tests, and a town 60 miles away. */
const [JORDAN, MILES_CITY] = ['59337', '59301'];
const HOUR_MS = 3_600_000;

type Window = 'none' | 'own' | 'rival' | 'over';
type Townsperson = {
  trained: boolean;
  trade: 'Carpentry' | 'Masonry';
  licensed: boolean;
  near: boolean;
  window: Window;
};
type Standing = 'public' | 'hidden' | 'suspended' | 'blocks the company';

/** Every combination that a list of workers distinguishes; priority access is sold for trained people only. */
const standings: readonly Standing[] = ['public', 'hidden', 'suspended', 'blocks the company'];
const town: (Townsperson & { standing: Standing })[] = [
  ...standings.flatMap((standing) =>
    [true, false].map((trained) => ({
      trained,
      trade: 'Carpentry' as const,
      licensed: true,
      near: true,
      window: 'none' as const,
      standing,
    })),
  ),
  ...(['own', 'rival', 'over'] as const).map((window) => ({
    trained: true,
    trade: 'Carpentry' as const,
    licensed: true,
    near: true,
    window,
    standing: 'public' as const,
  })),
  ...[true, false].flatMap((trained) => [
    {
      trained,
      trade: 'Masonry' as const,
      licensed: false,
      near: true,
      window: 'none' as const,
      standing: 'public' as const,
    },
    {
      trained,
      trade: 'Masonry' as const,
      licensed: true,
      near: false,
      window: 'none' as const,
      standing: 'public' as const,
    },
  ]),
];

type Filters = { tradeCategories?: string[]; validDriversLicense?: boolean; skilledWorkers: boolean };

const inList = ({ trained, window }: Townsperson, skilledWorkers: boolean): boolean =>
  skilledWorkers ? trained && window !== 'rival' : !trained || window === 'over';

/** The number of people in one list, and of those who are only in the other one, counted person by person. */
const bruteForce = ({ tradeCategories = [], validDriversLicense, skilledWorkers }: Filters) => {
  const fitting = town.filter(
    ({ standing, near, trade, licensed }) =>
      standing === 'public' &&
      near &&
      (tradeCategories.length === 0 || tradeCategories.includes(trade)) &&
      (!validDriversLicense || licensed),
  );
  const here = fitting.filter((person) => inList(person, skilledWorkers));
  const there = fitting.filter((person) => inList(person, !skilledWorkers) && !here.includes(person));
  return { total: here.length, onlyInOtherList: there.length };
};

let company: Person;

beforeAll(async () => {
  company = await newCompany({ zip: JORDAN });
  let rival = await newCompany({ zip: JORDAN });
  const people: Person[] = [];
  for (const { trained, trade, licensed, near } of town) {
    const person = await newSeeker({
      zip: near ? JORDAN : MILES_CITY,
      tradeCategories: [trade],
      desiredPosition: [],
      priorSkilledTradeFormalTraining: trained,
    });
    if (licensed) await saveProfile(person, { jobSeeker: { validDriversLicense: true } });
    people.push(person);
  }
  const buyFor = async (window: Window, buyer: Person) => {
    for (const [index, person] of people.entries()) {
      if (town[index]?.window !== window) continue;
      await buy(buyer, { product_slug: 'skilled_worker_priority_access', candidate_profile_id: person.profileId });
    }
  };
  await buyFor('over', rival);
  await settled();
  await advanceClock(72 * HOUR_MS);
  [company, rival] = [await signInAgain(company), await signInAgain(rival)];
  const staff = await newStaff();
  await buyFor('own', company);
  await buyFor('rival', rival);
  const change: Record<Standing, (person: Person) => Promise<unknown>> = {
    public: async () => {},
    hidden: async (person) => saveProfile(await signInAgain(person), { public: false }),
    suspended: async ({ profileId }) =>
      staff.api.post(`/api/admin/accounts/${profileId}/suspend`, {
        reason: 'Two complaints in a day.',
      }),
    'blocks the company': async (person) => (await signInAgain(person)).api.post(`/api/blocks/${company.profileId}`),
  };
  for (const [index, person] of people.entries()) await change[town[index]!.standing](person);
  await settled();
});

describe('a search of workers', () => {
  it.each(
    [true, false].flatMap((skilledWorkers) => [
      { skilledWorkers },
      { skilledWorkers, tradeCategories: ['Carpentry'] },
      { skilledWorkers, tradeCategories: ['Masonry'] },
      { skilledWorkers, tradeCategories: ['Carpentry', 'Masonry'] },
      { skilledWorkers, tradeCategories: ['Glazing'] },
      { skilledWorkers, validDriversLicense: true },
    ]),
  )(
    'counts the workers who are only in the other list as a check of each person does, for %o [SKW-08, SKW-13]',
    async (filters) => {
      const { status, body } = await company.api.post('/api/profile/search', { zip: JORDAN, radius: 20, filters });
      expect(status).toBe(200);
      expect({ total: body.total, onlyInOtherList: body.onlyInOtherList }).toEqual(bruteForce(filters));
    },
  );

  it('counts the same workers on every page [SKW-13]', async () => {
    const filters = { skilledWorkers: false };
    const { onlyInOtherList } = bruteForce(filters);
    expect(onlyInOtherList).toBeGreaterThan(1);
    for (const page of [1, 2, 9]) {
      const body = { zip: JORDAN, radius: 20, filters, limit: 1, page };
      expect((await company.api.post('/api/profile/search', body)).body.onlyInOtherList, `page ${page}`).toBe(
        onlyInOtherList,
      );
    }
  });
});
