import { collectData, type OwnData } from '../../services/privacy/collect-data.ts';
import { readEmailClaim } from '../../table/accounts/email-claim.ts';
import { readUser } from '../../table/accounts/user.ts';

/** The stored data about a person, as in the copy that users request in their settings. */
export type PersonCopy = { email: string; userId: string; items: OwnData };

/** Returns a copy of a person's data; undefined when no account has the address. */
export const copyPerson = async (email: string): Promise<PersonCopy | undefined> => {
  const claim = await readEmailClaim(email);
  const user = claim && (await readUser(claim.userId));
  return user && { email, userId: user.id, items: await collectData(user) };
};
