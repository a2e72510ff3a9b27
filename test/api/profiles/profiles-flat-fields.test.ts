import '../../support/cloud/handler-environment.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { providerPart, seekerPart } from '../../support/people/profile-parts.ts';

type Fields = Record<string, unknown>;
let seeker: Person;
let company: Person;

beforeAll(async () => {
  [seeker, company] = await Promise.all([newSeeker(), newCompany()]);
});

const pathOf = ({ profileId }: Person, side: 'profile' | 'company/profile') => `/api/${side}/${profileId}`;
const saveSeeker = (fields: Fields) => seeker.api.patch(pathOf(seeker, 'profile'), fields);
const saveCompany = (fields: Fields) => company.api.patch(pathOf(company, 'company/profile'), fields);
const readSeeker = async () => (await seeker.api.get(pathOf(seeker, 'profile'))).body;
const readCompany = async () => (await company.api.get(pathOf(company, 'company/profile'))).body;

describe('a profile saved with the names of the specification', () => {
  it('[PRO-42] stores each company field that is sent at the top level', async () => {
    const { licensed: _, ...flat } = providerPart;
    const cleared = Object.fromEntries(
      Object.entries(flat).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
    );
    await saveCompany({ provider: cleared });
    for (const [name, value] of Object.entries(flat)) {
      const { status, body } = await saveCompany({ [name]: value });
      expect({ status, [name]: body.provider[name] }).toEqual({ status: 200, [name]: value });
    }
    expect((await readCompany()).provider).toMatchObject(flat);
  });

  it('[PRO-42] stores each seeker field that is sent at the top level', async () => {
    for (const [name, value] of Object.entries(seekerPart)) {
      const { status, body } = await saveSeeker({ [name]: value });
      expect(status, name).toBe(200);
      expect(body.jobSeeker[name], name).toEqual(value);
    }
    expect((await readSeeker()).jobSeeker).toMatchObject(seekerPart);
  });

  it('[PRO-42] accepts a whole profile as it was read, and prefers the values inside the part', async () => {
    const { showcasePhotos: _, updatedAt: __, ...read } = await readCompany();
    const { status, body } = await saveCompany({ ...read, emr: '0.7', provider: { ...read.provider, emr: '0.9' } });
    expect({ status, body }).toMatchObject({ status: 200, body: { provider: { emr: '0.9' } } });
    const { updatedAt: ___, ...seekerRead } = await readSeeker();
    expect(await saveSeeker(seekerRead)).toMatchObject({ status: 200 });
  });

  it('[PRO-42] rejects an unknown field, at the top level and inside a part, and names it', async () => {
    for (const [body, path, field] of [
      [{ nonsense: 1 }, '', 'nonsense'],
      [{ provider: { taxID: '1' } }, 'provider', 'taxID'],
    ] as const) {
      const refused = await saveCompany(body);
      expect(refused).toMatchObject({ status: 400, body: { errors: [{ path, message: `Unknown field: ${field}` }] } });
    }
    expect((await saveSeeker({ jobSeeker: { nonsense: 1 } })).status).toBe(400);
  });
});
