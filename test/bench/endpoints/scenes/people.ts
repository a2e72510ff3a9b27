import { randomBytes } from 'node:crypto';
import { upsertAccount, upsertCandidate } from '@plumbline/shared/contracts/profiles/profiles';
import { joinSupportGroup } from '../../../../functions/platform/cognito.ts';
import { newId } from '../../../../functions/platform/ids.ts';
import { createEnrollment } from '../../../../functions/services/sessions/enrollment-code.ts';
import type { UserItem } from '../../../../functions/table/accounts/user.ts';
import { transact } from '../../../../functions/table/core/transact.ts';
import { putCompanyProfile, readCompanyProfile } from '../../../../functions/table/profiles/profile.ts';
import { plantAccount } from '../../../support/people/plant-account.ts';
import { accountForm, candidateForm } from '../../../support/people/profile-forms.ts';
import { ask, type Caller } from './ask.ts';

export const PASSWORD = 'Plumbline!2026';
export const NEW_PASSWORD = 'Plumbline!2027';

export type Account = Caller & { email: string };
export type Person = Account & { profileId: string };

export const newEmail = (label: string): string => `${label}.${randomBytes(6).toString('hex')}@example.com`;

/** A confirmed account without a profile. */
export const newAccount = async (kind: UserItem['kind'], fields: Partial<UserItem> = {}): Promise<Account> => {
  const email = newEmail('bench');
  return { id: await plantAccount(email, PASSWORD, { kind, ...fields }), email };
};

/** One of the staff, who has not signed in yet. */
export const newStaff = async (): Promise<Account & { enrollmentCode: string }> => {
  const id = newId();
  const { code, stored } = createEnrollment(id);
  const staff = await newAccount('provider', { id, role: 'support', displayName: 'Staff', ...stored });
  await joinSupportGroup(staff.id);
  return { ...staff, isStaff: true, enrollmentCode: code };
};

export const companyForm = { name: 'Bench Builders', ...accountForm };

/** A company with everything that others search it by. */
export const newSeeker = async (): Promise<Person> => {
  const account = await newAccount('candidate');
  return { ...account, profileId: (await ask(upsertCandidate, { body: candidateForm }, account)).id };
};

/** A company with all facts by which searches find it. */
export const newCompany = async (): Promise<Person> => {
  const account = await newAccount('provider');
  const { id: profileId } = await ask(upsertAccount, { body: companyForm }, account);
  const profile = (await readCompanyProfile(profileId))!;
  const company = { ...profile.company, principleContact: { firstName: 'Renee', lastName: 'Hartzler' } };
  await transact(putCompanyProfile({ ...profile, company, complete: true }, profile.updatedAt));
  return { ...account, profileId };
};
