import { describe, expect, it } from 'vitest';
import { newAccount, newCompany, newSeeker } from '../../support/people/people.ts';

const candidate = { firstName: 'Ana', lastName: 'Ruiz', zip: '46590-1234', tradeCategories: ['Carpentry'] };
const account = { name: 'Ruiz Framing', type: 'provider', zip: '46590' };

describe('completing a profile', () => {
  it('[ACC-31] creates a job seeker from the candidate fields', async () => {
    const { api, userId } = await newAccount('candidate');
    const { status, body } = await api.post('/api/candidates/upsert', {
      ...candidate,
      user: userId,
      desiredPosition: ['Full-Time', 'Part-Time'],
      priorSkilledTradeFormalTraining: true,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'jobSeeker',
      kind: 'candidate',
      name: 'Ana',
      lastName: 'Ruiz',
      zip: '46590-1234',
      city: 'Winona Lake',
      state: 'IN',
      public: true,
      redacted: false,
      jobSeeker: {
        tradeCategories: ['Carpentry'],
        positionSeeking: ['Full-Time', 'Part-Time'],
        hasFormalTraining: true,
        formalTrainingCategories: ['Carpentry'],
      },
    });
    expect((await api.get(`/api/users/${userId}`)).body).toMatchObject({ profileId: body.id, displayName: 'Ana Ruiz' });
    expect((await api.get(`/api/profile/user/${userId}`)).body).toEqual(body);
  });

  it('[ACC-30] creates a company from the account fields', async () => {
    const { api, userId } = await newAccount('provider');
    const { status, body } = await api.post('/api/accounts/upsert', {
      ...account,
      user: userId,
      isFranchise: false,
      address: '12 Main St',
      address2: 'Unit 2',
      city: 'Winona Lake',
      state: 'IN',
      country: 'United States',
      workRadius: '0-100mi',
      industryOfWorkPerformed: ['Residential'],
      selfPerformWork: true,
      selfPerformWorkCategories: ['Framing'],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'provider',
      kind: 'provider',
      name: 'Ruiz Framing',
      address: '12 Main St',
      address2: 'Unit 2',
      city: 'Winona Lake',
      state: 'IN',
      provider: {
        isVendor: false,
        workRadius: '0-100mi',
        industry: ['Residential'],
        isFranchise: false,
        selfPerformWork: true,
        country: 'United States',
        selfPerformWorkCategories: ['Framing'],
        unlockedApplicants: [],
      },
    });
    expect((await api.get(`/api/users/${userId}`)).body.companyId).toBe(body.id);
    expect((await api.get(`/api/company/profile/user/${userId}`)).body).toEqual(body);
  });

  it('creates one profile for a user, also when the form is sent twice at the same moment', async () => {
    const { api } = await newAccount('candidate');
    const send = () => api.post('/api/candidates/upsert', candidate);
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect((await api.post('/api/accounts/upsert', account)).status).toBe(409);
  });

  it("[ACC-31] rejects completing another user's profile", async () => {
    const victim = await newAccount('candidate');
    const { api } = await newAccount('candidate');
    expect((await api.post('/api/candidates/upsert', { ...candidate, user: victim.userId })).status).toBe(403);
    expect((await api.post('/api/accounts/upsert', { ...account, user: victim.userId })).status).toBe(403);
    expect((await victim.api.get(`/api/users/${victim.userId}`)).body.profileId).toBeUndefined();
  });

  it.each([
    [{ ...candidate, zip: '00000' }, 'zip', 'Please enter a valid ZIP code'],
    [{ ...candidate, zip: '4659' }, 'zip', 'Please enter a valid ZIP code'],
    [{ ...candidate, zip: 46590 }, 'zip', 'Please enter a valid ZIP code'],
    [{ ...candidate, firstName: ' ' }, 'firstName', 'This field is required'],
    [{ ...candidate, phoneNumber: '12' }, 'phoneNumber', 'Please enter a valid US phone number'],
    [{ ...candidate, desiredPosition: ['Boss'] }, 'desiredPosition.0', 'Please enter a valid value'],
    [{ ...candidate, tradeCategories: 'Carpentry' }, 'tradeCategories', 'Please enter a valid value'],
  ])('[ACC-31] refuses %j', async (body, path, message) => {
    const { api, userId } = await newAccount('candidate');
    const answer = await api.post('/api/candidates/upsert', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toContainEqual({ path, message });
    expect((await api.get(`/api/users/${userId}`)).body.profileId).toBeUndefined();
  });
});

describe('the view of a profile', () => {
  const secrets = ['Yoder', '(574) 555-0142', '@example.com', 'Pat Miller', '(574) 555-0199'];

  const seekerWithSecrets = async () => {
    const seeker = await newSeeker();
    const { status } = await seeker.api.patch(`/api/profile/${seeker.profileId}`, {
      description: '<p>I am Travis Yoder, call 574-555-0142</p>',
      website: 'https://yoder.example.com',
      address: '5 Yoder Lane',
      jobSeeker: {
        hasReferences: true,
        references: [
          { name: 'Pat Miller', phone: '(574) 555-0199', email: 'pat@example.com', relationship: 'Foreman' },
        ],
        previousCompaniesWorkedFor: [
          { position: 'Framer', from: '2019', current: true, dailyResponsibilities: 'Yoder ran a crew' },
        ],
        formalTrainingDescription: 'Yoder went to Ivy Tech',
        handsOnExperienceDescription: 'Ask 574-555-0142',
      },
    });
    expect(status).toBe(200);
    return seeker;
  };

  it('[PRO-37] [PRO-38] hides everything that names or reaches a seeker until unlocked', async () => {
    const seeker = await seekerWithSecrets();
    const company = await newCompany();
    const { status, body } = await company.api.get(`/api/profile/${seeker.profileId}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: `Jobseeker${seeker.profileId.slice(0, 4)}`, redacted: true, referenceCount: 1 });
    for (const field of ['lastName', 'email', 'phoneNumber', 'address', 'website', 'description']) {
      expect(body).not.toHaveProperty(field);
    }
    for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
    expect(JSON.stringify((await seeker.api.get(`/api/profile/${seeker.profileId}`)).body)).toContain('Pat Miller');
  });

  it('[PRO-38] returns the same for a hidden seeker and an unknown id', async () => {
    const seeker = await newSeeker();
    const company = await newCompany();
    await seeker.api.patch(`/api/profile/${seeker.profileId}`, { public: false });
    const refusal = { status: 404, body: { message: "We couldn't retrieve the data for this profile." } };
    expect(await company.api.get(`/api/profile/${seeker.profileId}`)).toMatchObject(refusal);
    expect(await company.api.get('/api/profile/0123456789abcdef01234567')).toMatchObject(refusal);
    expect((await seeker.api.get(`/api/profile/${seeker.profileId}`)).status).toBe(200);
  });

  it('hides seekers from other seekers', async () => {
    const seeker = await newSeeker();
    const other = await newSeeker();
    expect((await other.api.get(`/api/profile/${seeker.profileId}`)).status).toBe(404);
    expect((await other.api.get(`/api/profile/user/${seeker.userId}`)).status).toBe(404);
  });

  it('[PRO-39] shows a company to a seeker without its contact details', async () => {
    const company = await newCompany({ address: '12 Main St' });
    const seeker = await newSeeker();
    const { body } = await seeker.api.get(`/api/company/profile/${company.profileId}`);
    expect(body).toMatchObject({ type: 'provider', redacted: true });
    for (const field of ['email', 'phoneNumber', 'address', 'zip']) expect(body).not.toHaveProperty(field);
    expect(body.provider).not.toHaveProperty('taxId');
    expect(body.provider).not.toHaveProperty('unlockedApplicants');
  });

  it('lets only the owner save, and rejects a save over a newer version', async () => {
    const seeker = await newSeeker();
    const other = await newSeeker();
    const path = `/api/profile/${seeker.profileId}`;
    expect((await other.api.patch(path, { name: 'Mallory' })).status).toBe(403);
    const { updatedAt } = (await seeker.api.get(path)).body;
    expect((await seeker.api.patch(path, { updatedAt, name: 'Trevor' })).body.name).toBe('Trevor');
    expect(await seeker.api.patch(path, { updatedAt, name: 'Late' })).toMatchObject({
      status: 409,
      body: { message: 'This profile was changed elsewhere. Please reload.' },
    });
    expect((await seeker.api.get(path)).body.name).toBe('Trevor');
  });

  it('removes scripts from rich text', async () => {
    const company = await newCompany();
    const { body } = await company.api.patch(`/api/company/profile/${company.profileId}`, {
      description: '<p onclick="x()">Hello <b>you</b><script>steal()</script><a href="javascript:x()">link</a></p>',
    });
    // A link with a rejected address keeps its text.
    expect(body.description).toBe('<p>Hello <b>you</b>link</p>');
  });

  it("rejects invalid ids and bodies that aren't JSON", async () => {
    const { api } = await newSeeker();
    expect((await api.get('/api/profile/not-an-id')).status).toBe(400);
    expect(await api.post('/api/candidates/upsert', '{"firstName":')).toMatchObject({
      status: 400,
      body: { code: 'invalid_json', message: 'The request is not valid JSON' },
    });
  });
});

describe('the lookup of places', () => {
  it('returns city and state of a ZIP, and an error for an unknown one', async () => {
    const { api } = await newAccount();
    expect((await api.get('/api/get-location/46590')).body).toEqual({ zip: '46590', city: 'Winona Lake', state: 'IN' });
    expect((await api.get('/api/get-location/abc')).status).toBe(400);
    expect(await api.get('/api/get-location/00000')).toMatchObject({
      status: 404,
      body: { message: 'Please enter a valid zip code' },
    });
  });
});
