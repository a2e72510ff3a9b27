import '../../support/cloud/handler-environment.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { itemBytes } from '../../../functions/table/core/item-size.ts';
import { wholeTable } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { newAccount, newCompany, newSeeker, type Person } from '../../support/people/people.ts';

type Fields = Record<string, unknown>;

let seeker: Person;
let company: Person;
let vendor: Person;

beforeAll(async () => {
  [seeker, company, vendor] = [await newSeeker(), await newCompany(), await newCompany({ type: 'vendor' })];
});

const pathOf = ({ profileId }: Person, side: 'profile' | 'company/profile') => `/api/${side}/${profileId}`;
const saveSeeker = (fields: Fields) => seeker.api.patch(pathOf(seeker, 'profile'), fields);
const saveCompany = (fields: Fields, as = company) => as.api.patch(pathOf(as, 'company/profile'), fields);
const readSeeker = async () => (await seeker.api.get(pathOf(seeker, 'profile'))).body;
const readCompany = async (as = company) => (await as.api.get(pathOf(as, 'company/profile'))).body;

const seekerPart = {
  tradeCategories: ['Carpentry', 'Timber pegging'],
  positionSeeking: ['Full-Time', 'Internship'],
  isVeteran: true,
  veteranStatus: 'Active Reserve',
  isAdult: true,
  authorizedInUS: true,
  requireSponsorship: false,
  latestEducation: 'GED',
  hasFormalTraining: true,
  formalTrainingDescription: 'Two years at Ivy Tech',
  formalTrainingCategories: ['Carpentry'],
  hasHandsOnExperience: true,
  handsOnExperiences: [{ category: 'Roofing', rating: 3, amount: '10YR+' }],
  handsOnExperienceDescription: 'Roofs since 2012',
  previousCompaniesWorkedFor: [
    { position: 'Roofer', from: '2012-03', to: '2019', dailyResponsibilities: 'Tear-off and shingles' },
    { position: 'Foreman', from: '2019', current: true },
  ],
  managementExperience: ['Crew Management', 'Project Management'],
  hasReferences: true,
  references: [{ name: 'Pat Miller', relationship: 'Foreman', email: 'pat@example.com', phone: '574-555-0199' }],
  validDriversLicense: true,
  validCdlLicense: true,
  cdlClass: 'B',
  reliableTransportation: true,
};

const providerPart = {
  principleContact: { firstName: 'Ruth', lastName: 'Hershberger' },
  taxId: '00-1234567',
  workRadius: '0-100mi',
  industry: ['Residential', 'Commercial'],
  numberOfEmployees: '5 - 20',
  volumeCompletedProjects: '$1M-$5M',
  emr: '0.86',
  labor: 'Both',
  utilizeUnionLabor: 'N/A',
  oshaCertification: '30-hour',
  paymentProcessTime: 'Net 30',
  affiliations: ['Chamber of Commerce'],
  qualifiedDesignations: ['Women (WBE)'],
  tradesRelatedToProduct: [],
  selfPerformWorkCategories: ['Framing'],
  employeeSkillsNeeded: ['Carpentry'],
  licensed: true,
};

const shared = {
  name: 'Ruiz Framing',
  email: 'office@ruiz.example.com',
  phoneNumber: '(574) 555-0133',
  address: '12 Main St',
  address2: 'Unit 2',
  zip: '46590-1234',
  website: 'https://ruiz.example.com',
  description: '<p>We frame.</p>',
  public: true,
};

describe('a profile that is saved', () => {
  it('[PRO-40] [PRO-42] [PRO-43] comes back as a seeker saved it, in the answer and when read again', async () => {
    const fields = { ...shared, name: 'Travis', lastName: 'Yoder', jobSeeker: seekerPart };
    const { status, body } = await saveSeeker(fields);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...fields,
      _id: seeker.profileId,
      id: seeker.profileId,
      type: 'jobSeeker',
      city: 'Winona Lake',
      state: 'IN',
      redacted: false,
      referenceCount: 1,
      savedJobs: [],
      profilesRequested: [],
      profilesGranted: [],
      profilesRejected: [],
      primaryUser: { id: seeker.userId, displayName: 'Travis Yoder' },
      lastActivity: expect.any(String),
      createdAt: expect.any(String),
    });
    expect(await readSeeker()).toEqual(body);
  });

  it('[PRO-41] [PRO-42] [PRO-44] comes back as a company saved it', async () => {
    const { status, body } = await saveCompany({ ...shared, provider: providerPart });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...shared,
      id: company.profileId,
      type: 'provider',
      kind: 'provider',
      provider: { ...providerPart, isVendor: false },
      primaryUser: { id: company.userId, displayName: 'Ruth Hershberger' },
    });
    const provider = { ...body.provider, unlockedApplicants: [], sentJobPosts: [] };
    const lists = { profilesRequested: [], profilesGranted: [], profilesRejected: [] };
    expect(await readCompany()).toEqual({ ...body, provider, ...lists });
  });

  it('[PRO-44] keeps what a vendor is licensed for, which is for vendors alone to say', async () => {
    const { body } = await saveCompany(
      { provider: { licensed: false }, vendor: { licensedForSpecificProducts: true } },
      vendor,
    );
    expect(body).toMatchObject({
      kind: 'vendor',
      provider: { isVendor: true, licensed: false },
      vendor: { licensedForSpecificProducts: true },
    });
    expect((await readCompany(vendor)).vendor).toEqual({ licensedForSpecificProducts: true });
    expect(await saveCompany({ vendor: { licensedForSpecificProducts: true } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'vendor', message: 'Only a vendor can say this.' }] },
    });
    expect(await readCompany()).not.toHaveProperty('vendor');
  });

  it('[PRO-43] leaves alone what is not given and takes a choice back with null', async () => {
    await saveSeeker({ jobSeeker: seekerPart });
    const { body } = await saveSeeker({ jobSeeker: { latestEducation: null, authorizedInUS: null, isAdult: false } });
    const { latestEducation: _, authorizedInUS: __, ...rest } = seekerPart;
    expect(body.jobSeeker).toMatchObject({ ...rest, isAdult: false });
    for (const name of ['latestEducation', 'authorizedInUS']) expect(body.jobSeeker).not.toHaveProperty(name);
    expect((await readSeeker()).jobSeeker).toEqual(body.jobSeeker);
  });

  it('keeps CDL class and veteran status beside a yes alone, each of which can be left open or taken back', async () => {
    await saveSeeker({ jobSeeker: seekerPart });
    const open = (await saveSeeker({ jobSeeker: { cdlClass: null, managementExperience: [] } })).body.jobSeeker;
    expect(open).toMatchObject({ validCdlLicense: true, veteranStatus: 'Active Reserve', managementExperience: [] });
    expect(open).not.toHaveProperty('cdlClass');
    await saveSeeker({ jobSeeker: { cdlClass: 'A' } });
    const { body } = await saveSeeker({ jobSeeker: { validCdlLicense: false, isVeteran: null } });
    for (const name of ['cdlClass', 'veteranStatus', 'isVeteran']) expect(body.jobSeeker).not.toHaveProperty(name);
    const stray = await saveSeeker({ jobSeeker: { cdlClass: 'A', veteranStatus: 'Retired' } });
    for (const name of ['cdlClass', 'veteranStatus']) expect(stray.body.jobSeeker).not.toHaveProperty(name);
    expect((await readSeeker()).jobSeeker).toEqual(stray.body.jobSeeker);
  });

  it.each([
    { cdlClass: 'D' },
    { cdlClass: '' },
    { veteranStatus: 'Discharged' },
    { managementExperience: ['Fleet Management'] },
    { managementExperience: ['Crew Management', 'Crew Management', 'Site Management', 'Project Management'] },
    { managementExperience: 'Crew Management' },
  ])('refuses %j, which the lists do not have', async (wrong) => {
    const before = await readSeeker();
    expect((await saveSeeker({ jobSeeker: { isVeteran: true, validCdlLicense: true, ...wrong } })).status).toBe(400);
    expect(await readSeeker()).toEqual(before);
  });

  it('refuses labor of a fourth kind', async () => {
    const before = await readCompany();
    expect((await saveCompany({ provider: { labor: 'Robots' } })).status).toBe(400);
    expect(await readCompany()).toEqual(before);
  });

  it('[PRO-44] does the same for a company, and clears a text with an empty one', async () => {
    await saveCompany({ ...shared, provider: providerPart });
    const { body } = await saveCompany({
      address2: '',
      website: '',
      provider: { workRadius: null, labor: null, utilizeUnionLabor: null, licensed: null, taxId: '', emr: '' },
    });
    expect(body).toMatchObject({ address: '12 Main St', address2: '', website: '', provider: { taxId: '', emr: '' } });
    for (const name of ['workRadius', 'labor', 'utilizeUnionLabor', 'licensed'])
      expect(body.provider).not.toHaveProperty(name);
    expect(body.provider.oshaCertification).toBe('30-hour');
  });

  it("[PRO-43] keeps the name in the seeker's part as well", async () => {
    const { body } = await saveSeeker({ jobSeeker: { name: 'Travis J' } });
    expect(body).toMatchObject({ name: 'Travis J', jobSeeker: { name: 'Travis J' } });
    expect((await saveSeeker({ name: 'Travis' })).body).toMatchObject({
      name: 'Travis',
      jobSeeker: { name: 'Travis' },
    });
  });

  it('[PRO-25] gives a hands-on experience without a band one to five years', async () => {
    const { body } = await saveSeeker({ jobSeeker: { handsOnExperiences: [{ category: 'Siding', rating: 1 }] } });
    expect(body.jobSeeker.handsOnExperiences).toEqual([{ category: 'Siding', rating: 1, amount: '1-5YR' }]);
  });

  it.each([{ rating: 4 }, { rating: -1 }, { rating: 1.5 }, { amount: '2YR' }, { category: '' }])(
    '[PRO-43] refuses a hands-on experience with %j',
    async (wrong) => {
      const before = await readSeeker();
      const experience = { category: 'Siding', rating: 1, amount: '1-5YR', ...wrong };
      expect((await saveSeeker({ jobSeeker: { handsOnExperiences: [experience] } })).status).toBe(400);
      expect(await readSeeker()).toEqual(before);
    },
  );
});

describe('General Information', () => {
  const short = (field: string) => `Please enter a ${field} at least 2 characters long`;

  it.each([
    [{ name: 'R' }, 'name', short('name')],
    [{ name: '' }, 'name', short('name')],
    [
      { provider: { principleContact: { firstName: 'R', lastName: '' } } },
      'provider.principleContact.firstName',
      short('contact name'),
    ],
    [{ address: ' 5 ' }, 'address', short('street address')],
    [{ address: '' }, 'address', short('street address')],
    [{ address2: 'B' }, 'address2', short('second address line')],
    [{ provider: { taxId: '1' } }, 'provider.taxId', short('tax ID')],
    [{ email: 'ruth' }, 'email', 'Please enter a valid email address'],
    [{ email: '' }, 'email', 'Please enter a valid email address'],
    [{ zip: '4659' }, 'zip', 'Please enter a valid ZIP code'],
    [{ zip: '00000' }, 'zip', 'Please enter a valid ZIP code'],
    [{ zip: '46590_1234' }, 'zip', 'Please enter a valid ZIP code'],
    [{ website: 'ruiz' }, 'website', 'Please enter a valid website'],
    [{ website: 'javascript:alert(1)' }, 'website', 'Please enter a valid website'],
    [{ website: 'javascript://ruiz.example.com/%0aalert(1)' }, 'website', 'Please enter a valid website'],
    [{ website: 'data:text/html,<script>alert(1)</script>' }, 'website', 'Please enter a valid website'],
    [{ phoneNumber: '574-555-01' }, 'phoneNumber', 'Please enter a valid US phone number'],
    [{ phoneNumber: '+44 20 7946 0123' }, 'phoneNumber', 'Please enter a valid US phone number'],
    [{ phoneNumber: 5745550142 }, 'phoneNumber', 'Please enter a valid US phone number'],
  ])('[PRO-27] [PRO-28] [PRO-29] [PRO-30] [PRO-31] refuses %j', async (fields, path, message) => {
    const before = await readCompany();
    const answer = await saveCompany({ ...fields, description: '<p>Not this time</p>' });
    expect(answer).toMatchObject({ status: 400, body: { message } });
    expect(answer.body.errors).toContainEqual({ path, message });
    expect(await readCompany()).toEqual(before);
  });

  it.each(['46590', '46590-1234', '46590 1234'])('[PRO-29] takes the ZIP %s', async (zip) => {
    expect((await saveCompany({ zip })).body).toMatchObject({ zip, city: 'Winona Lake', state: 'IN' });
  });

  it.each(['5745550142', '574-555-0142', '(574) 555-0142', '574 555 0142', ''])(
    '[PRO-31] takes the number %j',
    async (phoneNumber) => {
      expect((await saveCompany({ phoneNumber })).body.phoneNumber).toBe(phoneNumber);
    },
  );

  it('[PRO-30] [PRO-32] trims what is typed and completes the address of a website', async () => {
    const { body } = await saveCompany({
      name: '  Ruiz Framing ',
      address: ' 12 Main St ',
      website: ' ruiz.example.com/ ',
      email: ' Office@Ruiz.example.com ',
    });
    expect(body).toMatchObject({
      name: 'Ruiz Framing',
      address: '12 Main St',
      website: 'https://ruiz.example.com',
      email: 'office@ruiz.example.com',
    });
  });

  it('[PRO-32] saves nothing when one of many fields is wrong, and names each that is', async () => {
    const before = await readCompany();
    const { status, body } = await saveCompany({ name: 'Another name', email: 'no', zip: 'no', phoneNumber: 'no' });
    expect(status).toBe(400);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['email', 'phoneNumber', 'zip']);
    expect(await readCompany()).toEqual(before);
  });

  it('[PRO-33] finds the city and state of a ZIP', async () => {
    expect((await api().get('/api/get-location/46590')).body).toMatchObject({ city: 'Winona Lake', state: 'IN' });
    expect((await api().get('/api/get-location/00000')).status).toBe(404);
  });
});

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

describe('what people paste', () => {
  const script = '<script>alert(1)</script>';

  it('[PRO-42] [PRO-43] stays the text it is in every plain field, and leaves nothing to run in rich text', async () => {
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

  it('[PRO-43] takes 20 skills, trainings and experiences, and no more', async () => {
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

  it('[PRO-43] refuses a profile that would pass 4 KB in a clear sentence, and keeps the one before', async () => {
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
    '[PRO-40] [PRO-41] save %s at once: one wins, one reloads',
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
  it('[PRO-40] makes a seeker profile once', async () => {
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

  it('[PRO-41] makes a company profile once, also when it is sent twice at once', async () => {
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
    ['/api/profile', { name: 'Ana', zip: '46590' }, 'lastName'],
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

  it('[PRO-40] [PRO-41] makes none for somebody else, and none for nobody', async () => {
    const account = await newAccount();
    const fields = { name: 'Ana', lastName: 'Ruiz', zip: '46590' };
    expect((await account.api.post('/api/profile', { ...fields, user: seeker.userId })).status).toBe(403);
    expect((await api().post('/api/profile', fields)).status).toBe(401);
    expect((await api().post('/api/company/profile', fields)).status).toBe(401);
  });
});
