import '../../support/cloud/handler-environment.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { itemBytes } from '../../../functions/table/core/item-size.ts';
import { wholeTable } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { newAccount, newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { seekerPart } from '../../support/people/profile-parts.ts';

type Fields = Record<string, unknown>;
let seeker: Person;
let company: Person;

beforeAll(async () => {
  [seeker, company] = [await newSeeker(), await newCompany()];
});

const pathOf = ({ profileId }: Person, side: 'profile' | 'company/profile') => `/api/${side}/${profileId}`;
const saveSeeker = (fields: Fields) => seeker.api.patch(pathOf(seeker, 'profile'), fields);
const saveCompany = (fields: Fields, as = company) => as.api.patch(pathOf(as, 'company/profile'), fields);
const readSeeker = async () => (await seeker.api.get(pathOf(seeker, 'profile'))).body;

describe('work history', () => {
  const save = (entry: Fields) =>
    saveSeeker({ jobSeeker: { previousCompaniesWorkedFor: [{ position: 'Framer', from: '2019', ...entry }] } });

  it.each([
    [{ from: '2999' }, 'from', 'Please enter a date that is not in the future'],
    [{ to: '2999-01' }, 'to', 'Please enter a date that is not in the future'],
    [{ from: '2019-06', to: '2019-05' }, 'to', 'Please enter an end that is not before the start'],
    [{ from: 'long ago' }, 'from', 'Please enter a valid date'],
    [{ position: '' }, 'position', 'Please enter a valid value'],
  ])('[PRO-43] refuses %j in clear words', async (entry, field, message) => {
    const before = await readSeeker();
    const { status, body } = await save(entry);
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [{ path: `jobSeeker.previousCompaniesWorkedFor.0.${field}`, message }],
    });
    expect(await readSeeker()).toEqual(before);
  });

  it.each([{ to: '2019' }, { to: '2020-05' }, { current: true }, { from: '' }])('[PRO-43] takes %j', async (entry) => {
    expect((await save(entry)).body.jobSeeker.previousCompaniesWorkedFor).toEqual([
      { position: 'Framer', from: '2019', ...entry },
    ]);
  });
});

describe('a profile with pasted texts', () => {
  const script = '<script>alert(1)</script>';

  it('[PRO-42] [PRO-43] stores markup as text in every plain field, and removes scripts from rich text', async () => {
    const jobSeeker = {
      tradeCategories: [script],
      formalTrainingCategories: [script],
      handsOnExperiences: [{ category: script, rating: 0, amount: '<1YR' }],
      formalTrainingDescription: script,
      handsOnExperienceDescription: script,
      previousCompaniesWorkedFor: [{ position: script, from: '2019', dailyResponsibilities: script }],
      references: [{ name: script, relationship: script }],
    };
    const fields = { name: script, lastName: script, address: script, address2: script };
    const { status, body } = await saveSeeker({
      ...fields,
      jobSeeker,
      description: `<p>Hi</p>${script}<img src=x onerror=alert(1)>`,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...fields, jobSeeker, description: '<p>Hi</p>' });
    const answer = await saveCompany({
      name: script,
      provider: { emr: '<b>1</b>', affiliations: [script], principleContact: { firstName: script, lastName: script } },
    });
    expect(answer.body).toMatchObject({ name: script, provider: { affiliations: [script] } });
    expect(answer.headers.get('content-type')).toBe('application/json');
  });
});

describe('the size of a profile', () => {
  const names = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => `${at} `.padEnd(length, 'x'));

  it('[PRO-43] accepts at most 20 skills, trainings and experiences', async () => {
    const lists = (count: number) => ({
      tradeCategories: names(count, 20),
      formalTrainingCategories: names(count, 20),
      handsOnExperiences: names(count, 20).map((category) => ({ category, rating: 1, amount: '1-5YR' })),
    });
    expect((await saveSeeker({ jobSeeker: lists(20) })).status).toBe(200);
    const { status, body } = await saveSeeker({ jobSeeker: lists(21) });
    expect(status).toBe(400);
    expect(body.errors.map(({ message }: { message: string }) => message)).toEqual(
      Array.from({ length: 3 }, () => 'Please choose at most 20'),
    );
    expect((await saveSeeker({ jobSeeker: { tradeCategories: names(500, 10) } })).status).toBe(400);
    expect((await saveSeeker({ jobSeeker: { tradeCategories: ['x'.repeat(61)] } })).status).toBe(400);
  });

  it('[PRO-42] [PRO-43] keeps every profile within 4 KB, however long its texts are', async () => {
    const { status, body } = await saveSeeker({
      description: `<p>${'d'.repeat(19_000)}</p>`,
      jobSeeker: {
        formalTrainingDescription: 'f'.repeat(2000),
        handsOnExperienceDescription: 'h'.repeat(2000),
        previousCompaniesWorkedFor: Array.from({ length: 20 }, () => ({
          position: 'p'.repeat(120),
          from: '2019',
          dailyResponsibilities: 'r'.repeat(2000),
        })),
        references: Array.from({ length: 10 }, () => ({ name: 'n'.repeat(120), relationship: 's'.repeat(120) })),
      },
    });
    expect(status).toBe(200);
    expect(await readSeeker()).toEqual(body);
    const item = (await wholeTable())[`PROFILE#${seeker.profileId} PROFILE`] ?? {};
    expect(itemBytes(item)).toBeLessThan(4096);
  });

  it('[PRO-43] rejects a profile of more than 4 KB with a clear text, and keeps the previous one', async () => {
    const before = await readSeeker();
    const trades = Array.from({ length: 20 }, (_, at) => `${at} ${'屋'.repeat(57)}`);
    expect(
      await saveSeeker({ jobSeeker: { tradeCategories: trades, formalTrainingCategories: trades } }),
    ).toMatchObject({
      status: 400,
      body: { message: 'This profile holds too much. Please use fewer or shorter entries.' },
    });
    expect(await readSeeker()).toEqual(before);
  });
});

describe('two tabs', () => {
  it.each(['profile', 'company/profile'] as const)(
    '[PRO-40] [PRO-41] save %s at the same moment: one save succeeds, the other tab has to reload',
    async (side) => {
      const person = side === 'profile' ? seeker : company;
      const path = pathOf(person, side);
      const { updatedAt } = (await person.api.get(path)).body;
      const answers = await Promise.all(['One', 'Two'].map((name) => person.api.patch(path, { name, updatedAt })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const [lost] = answers.filter(({ status }) => status === 409);
      expect(lost?.body.message).toBe('This profile was changed elsewhere. Please reload.');
      const [won] = answers.filter(({ status }) => status === 200);
      expect((await person.api.get(path)).body).toMatchObject({ name: won?.body.name, updatedAt: won?.body.updatedAt });
    },
  );
});

describe('creating a profile', () => {
  it('[PRO-40] creates a seeker profile once', async () => {
    const account = await newAccount('candidate');
    const fields = { name: 'Ana', lastName: 'Ruiz', zip: '46590', description: '<p>Hi</p>', jobSeeker: seekerPart };
    const { status, body } = await account.api.post('/api/profile', fields);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...fields,
      kind: 'candidate',
      email: account.email,
      public: true,
      city: 'Winona Lake',
    });
    expect((await account.api.get(`/api/profile/${body.id}`)).body).toEqual(body);
    expect((await account.api.get(`/api/profile/check/${account.userId}`)).body).toEqual({
      exists: true,
      profileId: body.id,
    });
    expect((await account.api.get(`/api/profile/completed/${body.id}`)).body).toEqual({ completed: true, missing: [] });
    expect(await account.api.post('/api/profile', fields)).toMatchObject({
      status: 409,
      body: { message: 'Your profile is already complete.' },
    });
    expect((await account.api.post('/api/company/profile', { name: 'Ruiz Framing', zip: '46590' })).status).toBe(409);
  });

  it('[PRO-41] creates a company profile once, also when it is sent twice at the same moment', async () => {
    const account = await newAccount('vendor');
    const fields = {
      type: 'vendor',
      name: 'Ruiz Supply',
      zip: '46590',
      provider: { tradesRelatedToProduct: ['Roofing'] },
      vendor: { licensedForSpecificProducts: false },
    };
    const send = () => account.api.post('/api/company/profile', fields);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { type: kind, ...rest } = fields;
    const body = answers.find(({ status }) => status === 201)?.body;
    expect(body).toMatchObject({ ...rest, kind, public: false });
    expect((await account.api.get(`/api/company/profile/user/${account.userId}`)).body).toEqual(body);
    expect((await account.api.get(`/api/company/profile/completed/${body.id}`)).body).toEqual({
      completed: false,
      missing: ['principleContact'],
    });
  });

  it.each([
    ['/api/profile', { lastName: 'Ruiz', zip: '46590' }, 'name'],
    ['/api/profile', { name: 'Ana', lastName: 'Ruiz' }, 'zip'],
    ['/api/profile', { name: 'Ana', lastName: 'Ruiz', zip: '00000' }, 'zip'],
    ['/api/company/profile', { zip: '46590' }, 'name'],
    ['/api/company/profile', { name: 'Ruiz Framing' }, 'zip'],
  ])('[PRO-40] [PRO-41] refuses POST %s of %j', async (path, fields, field) => {
    const account = await newAccount();
    const { status, body } = await account.api.post(path, fields);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ path: field, message: expect.any(String) }]);
    expect((await account.api.get(`/api/users/${account.userId}`)).body.profileId).toBeUndefined();
  });

  it('[PRO-40] [PRO-41] creates none for another user or a signed-out caller', async () => {
    const account = await newAccount();
    const fields = { name: 'Ana', lastName: 'Ruiz', zip: '46590' };
    expect((await account.api.post('/api/profile', { ...fields, user: seeker.userId })).status).toBe(403);
    expect((await api().post('/api/profile', fields)).status).toBe(401);
    expect((await api().post('/api/company/profile', fields)).status).toBe(401);
  });
});
