import { beforeAll, describe, expect, it } from 'vitest';
import { until } from '../../support/cloud/cloud.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { newAccount, newCompany, newEmail, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { newUnlockedApplicant } from '../../support/posts/applicants.ts';
import { postJob, searchFinding } from '../../support/posts/hiring.ts';
import { newProject } from '../../support/posts/postings.ts';

type Fields = Record<string, unknown>;
const NO_PROFILE = { status: 404, body: { message: "We couldn't retrieve the data for this profile." } };

const operations = {
  workRadius: '0-100mi',
  industry: ['Residential'],
  numberOfEmployees: '5 - 20',
};

const furtherOperations = {
  volumeCompletedProjects: '$1M-$5M',
  emr: '0.86',
  labor: 'Subcontracted Labor',
  utilizeUnionLabor: 'N',
  oshaCertification: '30-hour',
  paymentProcessTime: 'Net 30',
};
const contactFields = ['email', 'phoneNumber', 'address', 'address2', 'zip', 'website', 'primaryUser'];
let company: Person;
let other: Person;
let seeker: Person;

const look = (as: Person, at: Person, side: 'profile' | 'company/profile' = 'company/profile') =>
  as.api.get(`/api/${side}/${at.profileId}`);
const save = (as: Person, fields: Fields) => as.api.patch(`/api/company/profile/${as.profileId}`, fields);

beforeAll(async () => {
  [company, other, seeker] = [await newCompany(), await newCompany(), await newSeeker()];
  await save(company, {
    address: '12 Main St',
    website: 'https://framing.example.com',
    description: '<p>We frame.</p>',
    provider: {
      ...operations,
      ...furtherOperations,
      taxId: '00-1234567',
      principleContact: { firstName: 'Ruth', lastName: 'Hershberger' },
      affiliations: ['Chamber of Commerce'],
    },
  });
});

describe('a company', () => {
  it('[PRO-18] [PRO-39] shows a job seeker three operational facts and no contact details', async () => {
    const { status, body } = await look(seeker, company);
    expect(status).toBe(200);
    expect(body).toMatchObject({ redacted: true, description: '<p>We frame.</p>', city: 'Winona Lake' });
    expect(body.provider).toEqual({
      ...operations,
      isVendor: false,
      affiliations: ['Chamber of Commerce'],
      selfPerformWorkCategories: ['Carpentry'],
      employeeSkillsNeeded: [],
    });
    for (const field of contactFields) expect(body).not.toHaveProperty(field);
  });

  it('[PRO-18] [PRO-39] shows another company all of them, and contact details only once they are connected', async () => {
    const before = await look(other, company);
    expect(before.body).toMatchObject({ redacted: true, provider: { ...operations, ...furtherOperations } });
    for (const field of contactFields) expect(before.body).not.toHaveProperty(field);
    for (const field of ['taxId', 'principleContact']) expect(before.body.provider).not.toHaveProperty(field);

    const project = await newProject(company);
    const about = { type: 'project', project };
    await other.api.patch(`/api/company/profile/access/request/${company.profileId}`, about);
    await company.api.patch(`/api/company/profile/access/grant/${other.profileId}`, about);
    const { body } = await look(other, company);
    expect(body).toMatchObject({
      redacted: false,
      email: company.email,
      phoneNumber: '(574) 555-0100',
      website: 'https://framing.example.com',
      provider: { principleContact: { firstName: 'Ruth', lastName: 'Hershberger' } },
    });
    expect(body.provider).not.toHaveProperty('taxId');
    expect(body.provider).not.toHaveProperty('unlockedApplicants');
  });

  it('[PRO-15] [PRO-18] names its primary user to a job seeker it has accepted, who sees no additional facts', async () => {
    const { seeker: applicant, job } = await newUnlockedApplicant(company);
    const about = { type: 'job-application', job };
    await company.api.patch(`/api/company/profile/access/grant/${applicant.profileId}`, about);
    const { body } = await look(applicant, company);
    expect(body).toMatchObject({
      redacted: false,
      email: company.email,
      primaryUser: { id: company.userId, displayName: 'Ruth Hershberger' },
    });
    for (const field of Object.keys(furtherOperations)) expect(body.provider).not.toHaveProperty(field);
    expect((await look(company, company)).body.provider.unlockedApplicants).toEqual([
      { profile: applicant.profileId, date: expect.any(String), reason: 'unlock' },
    ]);
  });

  it('[PRO-15] shows the current display name of its primary user, and of no other user', async () => {
    const owner = await newCompany();
    const colleague = await newColleague(owner);
    const rename = (id: string, displayName: string) =>
      owner.api.patch(`/api/users/company-user/${id}`, { displayName });
    expect((await rename(colleague.userId, 'Somebody Else')).status).toBe(200);
    expect((await rename(owner.userId, 'Miriam Stutzman')).status).toBe(200);
    const expected = { _id: owner.userId, id: owner.userId, displayName: 'Miriam Stutzman' };
    expect((await look(owner, owner)).body.primaryUser).toEqual(expected);
    expect((await look(colleague, owner)).body.primaryUser).toEqual(expected);
  });

  it('[PRO-15] names its contact once the primary user has left, and keeps an address of its own', async () => {
    const owner = await newCompany();
    const colleague = await newColleague(owner, { role: 'owner' });
    const email = newEmail('office');
    const { updatedAt } = (await look(owner, owner)).body;
    await owner.api.patch(`/api/company/profile/${owner.profileId}`, { updatedAt, email });
    await owner.api.patch(`/api/users/company-user/${owner.userId}`, { displayName: 'Miriam Stutzman' });
    const shown = async () => {
      const { body } = await look(colleague, owner);
      return { email: body.email, name: body.primaryUser.displayName };
    };
    expect(await shown()).toEqual({ email, name: 'Miriam Stutzman' });
    await owner.api.delete(`/api/users/${owner.userId}`, { currentPassword: PASSWORD });
    expect(await shown()).toEqual({ email, name: 'Renee Hartzler' });
  });

  it("[PRO-17] keeps a vendor's sign-up trades in the field that vendors are listed by", async () => {
    const vendor = await newCompany({ type: 'vendor', selfPerformWork: false, selfPerformWorkCategories: ['Roofing'] });
    const { provider } = (await look(vendor, vendor)).body;
    expect(provider).toMatchObject({ isVendor: true, tradesRelatedToProduct: ['Roofing'] });
    expect(provider).not.toHaveProperty('selfPerformWorkCategories');
    expect((await look(seeker, company)).body.provider).toMatchObject({ selfPerformWorkCategories: ['Carpentry'] });
    expect((await look(seeker, company)).body.provider).not.toHaveProperty('tradesRelatedToProduct');
  });

  it('[PRO-42] shows its new name on everything it posted, in search as well', async () => {
    const renamed = await newCompany({ name: 'Old Oak Framing' });
    const job = await postJob(renamed, { zip: '99901', name: 'Framer in the Far North' });
    const form = { zip: '99901', tradeCategories: ['Carpentry'] };
    await searchFinding(seeker, job, form);
    expect((await save(renamed, { name: 'New Oak Framing' })).status).toBe(200);
    await until(async () => {
      const { body } = await seeker.api.post('/api/job/search', form);
      return body.result.some((row: Fields) => JSON.stringify(row).includes('New Oak Framing'));
    });
    const { body } = await seeker.api.get(`/api/jobs/${job}`);
    expect(body.profile).toMatchObject([{ id: renamed.profileId, name: 'New Oak Framing' }]);
    const own = (await renamed.api.get('/api/jobs')).body.results[0];
    expect(own.profile).toMatchObject([{ name: 'New Oak Framing' }]);
  });
});

describe('a school', () => {
  it("[PRO-14] shows its contact details to everyone who is signed in, and no contractor's fields", async () => {
    const account = await newAccount('educational');
    const { status, body: made } = await account.api.post('/api/company/profile', {
      type: 'educational',
      name: 'Lake City Trades College',
      zip: '46590',
      email: 'office@college.example.com',
      phoneNumber: '(574) 555-0170',
      address: '1 College Way',
    });
    expect(status).toBe(201);
    const school: Person = { ...account, profileId: made.id };
    const saved = await save(school, { website: 'college.example.com', description: '<p>Learn a trade.</p>' });
    expect(saved.status).toBe(200);
    expect((await account.api.get(`/api/company/profile/completed/${made.id}`)).body.completed).toBe(true);
    for (const viewer of [seeker, company, school]) {
      const { body } = await look(viewer, school);
      expect(body).toMatchObject({
        kind: 'educational',
        name: 'Lake City Trades College',
        city: 'Winona Lake',
        state: 'IN',
        email: 'office@college.example.com',
        phoneNumber: '(574) 555-0170',
        address: '1 College Way',
        website: 'https://college.example.com',
        description: '<p>Learn a trade.</p>',
        redacted: false,
        educational: {},
        showcasePhotos: [],
      });
      for (const marker of ['jobSeeker', 'provider', 'vendor']) expect(body).not.toHaveProperty(marker);
    }
    expect(await save({ ...company, profileId: school.profileId }, { name: 'Mine now' })).toMatchObject({
      status: 403,
    });
  });

  it('shows the trades it trains to everyone, from the first form on, and no company has that field', async () => {
    const account = await newAccount('educational');
    const first = { type: 'educational', name: 'Oak Trades', zip: '46590', selfPerformWorkCategories: ['Carpentry'] };
    const { body: made } = await account.api.post('/api/accounts/upsert', first);
    expect(made.educational).toEqual({ tradesTaught: ['Carpentry'] });
    const school: Person = { ...account, profileId: made.id };
    const tradesTaught = ['Plumbing & Pipefitting', 'Dry Stone Walls'];
    expect((await save(school, { educational: { tradesTaught } })).body.educational).toEqual({ tradesTaught });
    for (const viewer of [seeker, company, school]) {
      const { body } = await look(viewer, school);
      expect(body.educational).toEqual({ tradesTaught });
      expect(body).not.toHaveProperty('provider');
    }
    const tooMany = Array.from({ length: 61 }, (_, at) => `Trade ${at}`);
    expect((await save(school, { educational: { tradesTaught: tooMany } })).status).toBe(400);
    expect(await save(company, { educational: { tradesTaught } })).toMatchObject({
      status: 400,
      body: { code: 'school_only', errors: [{ path: 'educational', message: 'Only a school can say this.' }] },
    });
    expect((await look(company, school)).body.educational).toEqual({ tradesTaught });
    const { body: steps } = await account.api.get(`/api/company/${school.profileId}/success-center-items`);
    expect(steps.items).toContainEqual({ name: 'taught', done: true, link: '/profile?edit=true&section=trades' });
  });

  it("[PRO-14] can't see job seekers or post anything", async () => {
    const account = await newAccount('educational');
    await account.api.post('/api/company/profile', { type: 'educational', name: 'A school', zip: '46590' });
    expect(await account.api.get(`/api/profile/${seeker.profileId}`)).toMatchObject(NO_PROFILE);
    expect((await account.api.post('/api/jobs', {})).status).toBe(403);
  });
});
