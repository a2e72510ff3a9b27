import '../../support/cloud/handler-environment.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { acceptInvitation, invitationKeyOf, invite } from '../../support/people/company-users.ts';
import { newAccount, newCompany, newEmail, newSeeker, type Person } from '../../support/people/people.ts';
import { accountForm, candidateForm } from '../../support/people/profile-forms.ts';

const NUMBER = '(574) 555-0142';
const WRONG_PHONE = 'Please enter a valid US phone number';

let seeker: Person;
let company: Person;
beforeAll(async () => {
  [seeker, company] = [await newSeeker(), await newCompany()];
});

const saveSeeker = (fields: object) => seeker.api.patch(`/api/profile/${seeker.profileId}`, fields);
const saveCompany = (fields: object) => company.api.patch(`/api/company/profile/${company.profileId}`, fields);
const signUp = async (fields: object) => {
  const { api } = await newAccount('candidate');
  return api.post('/api/candidates/upsert', { ...candidateForm, ...fields });
};
type Saved = { status: number; body: Record<string, unknown> & { errors?: { path: string; message: string }[] } };

/** Every field that takes a phone number, and the errors of each. */
const phones: Record<string, (phone: string, extension?: string) => Promise<Saved>> = {
  'the profile of a job seeker': (phoneNumber, phoneExtension) => saveSeeker({ phoneNumber, phoneExtension }),
  'the profile of a company': (phoneNumber, phoneExtension) => saveCompany({ phoneNumber, phoneExtension }),
  'the sign-up of a job seeker': (phoneNumber, phoneExtension) => signUp({ phoneNumber, phoneExtension }),
  'the sign-up of a company': async (phoneNumber, phoneExtension) => {
    const { api } = await newAccount('provider');
    return api.post('/api/accounts/upsert', { name: 'Ruiz Framing', zip: '46590', phoneNumber, phoneExtension });
  },
  'a reference': async (phone, phoneExtension) => {
    const { status, body } = await saveSeeker({ jobSeeker: { references: [{ name: 'Pat', phone, phoneExtension }] } });
    if (status !== 200) return { status, body };
    const [{ phone: phoneNumber, ...reference }] = body.jobSeeker.references;
    return { status, body: { ...reference, phoneNumber } };
  },
  'a user of a company': async (phone, phoneExtension) => {
    const { status, body } = await company.api.patch(`/api/users/company-user/${company.userId}`, {
      phone,
      phoneExtension,
    });
    return { status, body: { ...body, phoneNumber: body.phone } };
  },
  'an invited user': async (phone, phoneExtension) => {
    const { status, body } = await invite(await newCompany(), { email: newEmail('lee'), phone, phoneExtension });
    return { status, body: { ...body, phoneNumber: body.phone } };
  },
};

describe.each(Object.entries(phones))('a phone number in %s [PRO-31]', (_, save) => {
  it.each(['574.555.0142', '+1 (574) 555-0142', '574\u2011555\u20110142'])('%j is stored one way', async (given) => {
    const { status, body } = await save(given);
    expect([status < 300, body.phoneNumber, body.phoneExtension]).toEqual([true, NUMBER, undefined]);
  });

  it('keeps its extension in a separate field, wherever it was written', async () => {
    for (const answer of [await save('574-555-0142 x12'), await save(NUMBER, '12')])
      expect(answer.body).toMatchObject({ phoneNumber: NUMBER, phoneExtension: '12' });
  });

  it.each(['574-555', '000-000-0000', '111-111-1111', '+44 20 7946 0958', 'call me'])(
    '%j is refused',
    async (given) => {
      const { status, body } = await save(given);
      expect([status, body.errors?.[0]?.message]).toEqual([400, WRONG_PHONE]);
    },
  );
});

it('a new number without an extension clears the previous extension [PRO-31]', async () => {
  for (const save of [saveSeeker, saveCompany]) {
    await save({ phoneNumber: `${NUMBER} x12` });
    expect((await save({ phoneNumber: '574-555-0143' })).body).not.toHaveProperty('phoneExtension');
  }
});

/** A name as typed, and as it is stored. */
const names = [
  ['Li\r\nBcc: x@y.test', 'Li Bcc: x@y.test'],
  ['\u202eTravis\u202c', 'Travis'],
  ['Tra\u200bvis', 'Travis'],
  ['李', '李'],
  ['محمد', 'محمد'],
  ["O'Brien", "O'Brien"],
  ['N'.repeat(120), 'N'.repeat(120)],
] as const;

describe('the name of a person', () => {
  it.each(names)('%j is stored the same at sign-up and in the profile', async (given, stored) => {
    expect((await signUp({ firstName: given })).body.name).toBe(stored);
    expect((await saveSeeker({ name: given })).body.name).toBe(stored);
  });

  it.each(['J', '\u200b', 'N'.repeat(121)])('%j is refused at sign-up as in the profile [PRO-27]', async (given) => {
    expect((await signUp({ firstName: given })).status).toBe(400);
    expect((await saveSeeker({ name: given })).status).toBe(400);
  });

  it('may be a single name', async () => {
    const { status, body } = await signUp({ firstName: 'Suharto', lastName: undefined });
    expect([status, body.name, body.lastName]).toEqual([200, 'Suharto', '']);
    expect((await signUp({ lastName: '' })).status).toBe(200);
  });
});

it.each([
  'St.John Builders',
  'Smith Bros.Concrete',
  'Wm.Penn Masonry',
  'Plumb Line Builders',
  "Peter's & Sons No.1",
  'J.R.Smith',
])('the name %j of a company is taken at sign-up and in the profile', async (name) => {
  const { api } = await newAccount('provider');
  expect(await api.post('/api/accounts/upsert', { ...accountForm, name })).toMatchObject({
    status: 200,
    body: { name },
  });
  expect(await saveCompany({ name })).toMatchObject({ status: 200, body: { name } });
});

it.each(['2023-02-31', '2023-02-29', '2023-04-31', '2023-13-01'])(
  'the day %s, which does not exist, is refused in the work history [PRO-43]',
  async (day) => {
    const entry = (from: string) => ({ jobSeeker: { previousCompaniesWorkedFor: [{ position: 'Roofer', from }] } });
    expect((await saveSeeker(entry(day))).status).toBe(400);
    expect((await saveSeeker(entry('2023-02-28'))).status).toBe(200);
  },
);

it('an invitation to an address with unusual characters can be accepted', async () => {
  for (const local of ['smith&sons', 'office/1', 'crew#2', "o'brien"]) {
    const email = `${local}.${newEmail('x')}`;
    await invite(company, { email });
    expect(await acceptInvitation(await invitationKeyOf(email))).toMatchObject({ status: 200 });
  }
});

it.each([
  ['https://acme.com.', 'https://acme.com'],
  ['acme.com./jobs', 'https://acme.com/jobs'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['\u200ehttps://acme.com\u200f', 'https://acme.com'],
])('the website %j is stored as %s [PRO-30]', async (given, stored) => {
  expect((await saveCompany({ website: given })).body.website).toBe(stored);
});
