import '../cloud/handler-environment.ts';
import { joinSupportGroup } from '../../../functions/platform/cognito.ts';
import { api } from '../contract/api.ts';
import { newEmail, PASSWORD, type Person, signIn } from './people.ts';
import { plantAccount } from './plant-account.ts';

export type Staff = Omit<Person, 'profileId'>;

/** A member of staff who has not signed in yet: staff is not made through the API. Answers its id. */
export const plantStaff = async (email: string, displayName = 'Staff', password = PASSWORD): Promise<string> => {
  const id = await plantAccount(email, password, { kind: 'provider', role: 'support', displayName });
  await joinSupportGroup(id);
  return id;
};

/** A member of staff, whose first sign-in has set the second factor up. */
export const newStaff = async (displayName = 'Staff', password = PASSWORD): Promise<Staff> => {
  const email = newEmail('staff');
  const userId = await plantStaff(email, displayName, password);
  const { token, cookie } = await signIn(email, password);
  return { token, cookie, userId, email, password, api: api(token) };
};
