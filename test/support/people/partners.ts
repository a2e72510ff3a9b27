import { newCompany, type Person } from './people.ts';

/** Saves fields of the caller's company, with its current version. */
export const saveCompany = async ({ api, profileId }: Person, provider: object): Promise<void> => {
  const path = `/api/company/profile/${profileId}`;
  const { updatedAt } = (await api.get(path)).body;
  const { status, body } = await api.patch(path, { updatedAt, provider });
  if (status !== 200) throw new Error(`company profile answered ${status}: ${JSON.stringify(body)}`);
};

/** A company with everything that other companies search it by. */
export const newPartner = async (overrides: Record<string, unknown> = {}, provider: object = {}): Promise<Person> => {
  const company = await newCompany(overrides);
  await saveCompany(company, { principleContact: { firstName: 'Dale', lastName: 'Mullet' }, ...provider });
  return company;
};
