import { TERMS_VERSION } from '@plumbline/shared/options/legal/terms';
import { setPassword } from '../../../functions/platform/cognito.ts';
import { newId } from '../../../functions/platform/ids.ts';
import { claimEmail } from '../../../functions/table/accounts/email-claim.ts';
import { putNewUser, type UserItem } from '../../../functions/table/accounts/user.ts';
import { transact } from '../../../functions/table/core/transact.ts';

/**
 * A confirmed account as a sign-up stores it, without challenge, link and mails, which have tests of their own and take
 * longer than most of what is tested after them. Returns its id.
 */
export const plantAccount = async (
  email: string,
  password: string,
  { id = newId(), ...fields }: Pick<UserItem, 'kind'> & Partial<UserItem>,
): Promise<string> => {
  await transact(
    claimEmail(email, id),
    putNewUser({
      id,
      email,
      displayName: email,
      role: 'user',
      status: 'active',
      language: 'en',
      agreedTerms: TERMS_VERSION,
      createdAt: new Date().toISOString(),
      ...fields,
    }),
  );
  await setPassword(id, email, password);
  return id;
};
