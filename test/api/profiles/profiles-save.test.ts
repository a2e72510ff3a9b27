import '../../support/cloud/handler-environment.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { providerPart, seekerPart } from '../../support/people/profile-parts.ts';

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
  it('[PRO-40] [PRO-42] [PRO-43] is returned as a seeker saved it, in the response and when read again', async () => {
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

  it('[PRO-41] [PRO-42] [PRO-44] is returned as a company saved it', async () => {
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

  it('[PRO-44] stores the licensed products of a vendor, which only vendors can set', async () => {
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

  it('[PRO-43] keeps absent fields unchanged and clears a choice with null', async () => {
    await saveSeeker({ jobSeeker: seekerPart });
    const { body } = await saveSeeker({ jobSeeker: { latestEducation: null, authorizedInUS: null, isAdult: false } });
    const { latestEducation: _, authorizedInUS: __, ...rest } = seekerPart;
    expect(body.jobSeeker).toMatchObject({ ...rest, isAdult: false });
    for (const name of ['latestEducation', 'authorizedInUS']) expect(body.jobSeeker).not.toHaveProperty(name);
    expect((await readSeeker()).jobSeeker).toEqual(body.jobSeeker);
  });

  it('stores CDL class and veteran status only with a "yes", and each can be left open or cleared', async () => {
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

  it('rejects an unknown kind of labor', async () => {
    const before = await readCompany();
    expect((await saveCompany({ provider: { labor: 'Robots' } })).status).toBe(400);
    expect(await readCompany()).toEqual(before);
  });

  it('[PRO-44] keeps absent fields of a company unchanged, and clears a text with an empty one', async () => {
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

  it('[PRO-31] accepts an empty number as well', async () => {
    expect((await saveCompany({ phoneNumber: '' })).body.phoneNumber).toBe('');
  });

  it('[PRO-30] [PRO-32] trims typed text and completes the address of a website', async () => {
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

  it('[PRO-32] saves nothing when one of many fields is invalid, and names each invalid one', async () => {
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
