import '../../../support/cloud/handler-environment.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { putStripeCustomer } from '../../../../functions/table/payments/stripe-customer.ts';
import { settled } from '../../../support/cloud/stream.ts';
import type { Api } from '../../../support/contract/api.ts';
import { newColleague } from '../../../support/people/company-users.ts';
import {
  newAccount,
  newCompany,
  newEmail,
  newSeeker,
  PASSWORD,
  type Person,
  register,
} from '../../../support/people/people.ts';
import { staffApi } from '../../../support/posts/hiring.ts';
import { unlockSomebody } from '../../../support/posts/paid-unlocks.ts';

const paths = { companies: '/api/admin/companies', jobSeekers: '/api/admin/jobSeekers' } as const;
type Group = keyof typeof paths;

const word = () => `zq${Math.random().toString(36).slice(2, 10).replace(/\d/g, 'x')}`;
const digits = (count: number) =>
  String(Math.random())
    .slice(2, 2 + count)
    .padEnd(count, '3');
const phone = () => `(574) 3${digits(2)}-${digits(4)}`;

let staff: Api;
let company: Person;
let colleague: Person;
let seeker: Person;
let payment: string;
const [companyPhone, seekerPhone, first, last, trade] = [phone(), phone(), word(), word(), word()];
const customer = `cus_${word()}`;

beforeAll(async () => {
  staff = await staffApi(PASSWORD);
  [company, seeker] = await Promise.all([
    newCompany({ name: `${trade} Builders`, phoneNumber: companyPhone }),
    newSeeker({ firstName: 'Travis', lastName: `O${word()}`, phoneNumber: seekerPhone }),
  ]);
  colleague = await newColleague(company, { displayName: `${first} ${last}` });
  payment = (await unlockSomebody(company)).id;
  await putStripeCustomer(company.profileId, customer, new Date().toISOString());
  await settled();
});

const search = async (group: Group, text: string, filters = {}) =>
  (await staff.post(paths[group], { search: text, filters, limit: 100 })).body;
const finds = async (group: Group, text: string, id: string): Promise<boolean> =>
  (await search(group, text)).results.some((row: { _id: string }) => row._id === id);

describe('the search of accounts finds a company', () => {
  it.each([
    ['a word of its name', () => trade],
    ['the first name of a user', () => first],
    ['the last name of a user, without case', () => last.toUpperCase()],
    ['the whole name of a user', () => `${first} ${last}`],
    ['the e-mail of a user', () => colleague.email],
    ['its own e-mail', () => company.email],
    ['its phone as people write it', () => companyPhone],
    ['its phone with the country code', () => `+1${companyPhone.replace(/\D/g, '')}`],
    ['the last 7 digits of its phone', () => companyPhone.replace(/\D/g, '').slice(-7)],
    ['the last 8 digits of its phone', () => companyPhone.replace(/\D/g, '').slice(-8)],
    ['its id', () => company.profileId],
    ['the id of a user', () => colleague.userId],
    ['a payment at Stripe', () => payment],
    ['its customer at Stripe', () => customer],
  ])('by %s, among companies only', async (_what, text) => {
    expect(await finds('companies', text(), company.profileId)).toBe(true);
    expect(await finds('jobSeekers', text(), company.profileId)).toBe(false);
    const other = await newCompany({ phoneNumber: phone() });
    await settled();
    expect(await finds('companies', text(), other.profileId)).toBe(false);
  });

  it('by its ZIP Code, and no company elsewhere', async () => {
    const [there, elsewhere] = await Promise.all([newCompany({ zip: '99801' }), newCompany({ zip: '99701' })]);
    await settled();
    expect(await finds('companies', '99801', there.profileId)).toBe(true);
    expect(await finds('companies', '99801', elsewhere.profileId)).toBe(false);
  });

  it('by a user and names that user in the row, but not when the company has the name itself', async () => {
    expect((await search('companies', first)).results).toMatchObject([{ person: `${first} ${last}` }]);
    expect((await search('companies', trade)).results[0]).not.toHaveProperty('person');
  });

  it('by the new name of a user alone after a change', async () => {
    const [before, after] = [word(), word()];
    const { userId } = await newColleague(company, { displayName: before });
    expect((await company.api.patch(`/api/users/company-user/${userId}`, { displayName: after })).status).toBe(200);
    expect(await finds('companies', after, company.profileId)).toBe(true);
    expect(await finds('companies', before, company.profileId)).toBe(false);
  });

  it('by its phone only until the number changes', async () => {
    const [former, present] = [phone(), phone()];
    const other = await newCompany({ phoneNumber: former });
    const { body: own } = await other.api.get(`/api/company/profile/${other.profileId}`);
    const change = { phoneNumber: present, updatedAt: own.updatedAt };
    expect((await other.api.patch(`/api/company/profile/${other.profileId}`, change)).status).toBe(200);
    await settled();
    expect(await finds('companies', present, other.profileId)).toBe(true);
    expect(await finds('companies', former, other.profileId)).toBe(false);
  });

  it('by a user only within the chosen filters', async () => {
    expect((await search('companies', first, { kind: 'provider' })).total).toBe(1);
    expect((await search('companies', first, { kind: 'vendor' })).total).toBe(0);
  });
});

describe('the search of accounts finds a job seeker', () => {
  it.each([
    ['the e-mail', () => seeker.email],
    ['the phone', () => seekerPhone],
    ['the last 7 digits of the phone', () => seekerPhone.slice(-8)],
    ['the id', () => seeker.profileId],
    ['the id of the user', () => seeker.userId],
  ])('by %s, and says among companies that one is elsewhere', async (_what, text) => {
    expect(await finds('jobSeekers', text(), seeker.profileId)).toBe(true);
    expect(await search('companies', text())).toMatchObject({ total: 0, elsewhere: 1 });
  });
});

describe('a search that finds no account', () => {
  it.each(['pi_unknown', 'cus_unknown', 'f'.repeat(24), '2025550000', 'nobody is called so', 'nobody@nowhere.example'])(
    'of %s finds nothing, in neither list',
    async (text) => {
      for (const group of ['companies', 'jobSeekers'] as const)
        expect(await search(group, text)).toEqual({ results: [], total: 0, closed: 0, more: false });
    },
  );

  it('shows a sign-up whose link was not used, and an account without a profile', async () => {
    const email = newEmail('signed-up');
    await register(email, 'candidate');
    const { email: bare } = await newAccount('provider');
    expect((await search('companies', email)).unfinished).toEqual({ email, kind: 'candidate', isSetUp: false });
    expect((await search('jobSeekers', bare)).unfinished).toEqual({ email: bare, kind: 'provider', isSetUp: true });
  });
});
