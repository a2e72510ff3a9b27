import '../cloud/handler-environment.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { putCompanyProfile, readCompanyProfile } from '../../../functions/table/profiles/profile.ts';
import { mailTo, until } from '../cloud/cloud.ts';
import { api } from '../contract/api.ts';
import { newEmail, PASSWORD, type Person, signIn } from './people.ts';

type Fields = Record<string, unknown>;

/** The key in the newest invitation to an address. */
export const invitationKeyOf = async (email: string): Promise<string> => {
  const link = await until(async () =>
    (await mailTo(email))
      .find(({ subject }) => subject.includes('added you'))
      ?.links.find((each) => each.includes('?key=')),
  );
  return new URL(link).searchParams.get('key') ?? '';
};

/** The fields of a company that are required before it invites anyone. */
export const completeCompany = async ({ profileId }: Person): Promise<void> => {
  const profile = await readCompanyProfile(profileId);
  if (!profile || profile.complete) return;
  const company = { ...profile.company, principleContact: { firstName: 'Renee', lastName: 'Hartzler' } };
  await transact(putCompanyProfile({ ...profile, company, complete: true }, profile.updatedAt));
};

export const invite = async (owner: Person, fields: Fields = {}) => {
  await completeCompany(owner);
  return owner.api.post('/api/users/company-user', {
    email: newEmail('colleague'),
    displayName: 'Ruth Hershberger',
    role: 'member',
    ...fields,
  });
};

export const acceptInvitation = (emailConfirmationKey: string) =>
  api().post('/api/users/confirmEmail', { emailConfirmationKey, password: PASSWORD });

/** Another user of a company, invited and confirmed. */
export const newColleague = async (owner: Person, fields: Fields = {}): Promise<Person> => {
  const { status, body } = await invite(owner, fields);
  if (status !== 201) throw new Error(`company-user answered ${status}: ${JSON.stringify(body)}`);
  await acceptInvitation(await invitationKeyOf(body.email));
  const { token, cookie } = await signIn(body.email);
  const { email, id: userId } = body;
  return { token, cookie, userId, profileId: owner.profileId, email, password: PASSWORD, api: api(token) };
};
