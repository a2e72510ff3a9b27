import { addCompanyUser, updateCompanyUser } from '@plumbline/shared/contracts/accounts/company-users';
import { confirmEmailChange } from '@plumbline/shared/contracts/accounts/own-account';
import {
  changeAuthUserPassword,
  changeUserPassword,
  requestPasswordReset,
} from '@plumbline/shared/contracts/accounts/passwords';
import { updateSchoolListing } from '@plumbline/shared/contracts/accounts/students';
import * as users from '@plumbline/shared/contracts/accounts/users';
import { upsertCandidate } from '@plumbline/shared/contracts/profiles/profiles';
import { SIGN_UP_KEY_HOURS } from '@plumbline/shared/options/limits';
import { issueAccountKey } from '../../../../functions/services/accounts/issue-account-key.ts';
import { candidateForm } from '../../../support/people/profile-forms.ts';
import { solve } from '../../../support/people/solve-challenge.ts';
import { ask } from '../scenes/ask.ts';
import { NEW_PASSWORD, newAccount, newCompany, newEmail, newSeeker, PASSWORD } from '../scenes/people.ts';
import { type Preparations, staffOf } from './preparation.ts';

const solution = async (): Promise<string> => solve(await ask(users.getChallenge, { query: { purpose: 'form' } }));

const colleague = () => ({ email: newEmail('colleague'), displayName: 'Ruth Hershberger', role: 'member' });

/** Calls of sign-up, passwords, a company's users and support requests. */
export const accounts: Preparations = {
  [users.register.name]: async () => ({
    body: { email: newEmail('bench'), challenge: await solution(), profileType: 'candidate' },
  }),
  [users.confirmEmail.name]: async () => {
    const about = { purpose: 'confirm', email: newEmail('bench'), kind: 'candidate', language: 'en' } as const;
    const emailConfirmationKey = await issueAccountKey(about, SIGN_UP_KEY_HOURS);
    return { body: { emailConfirmationKey, password: PASSWORD } };
  },
  [requestPasswordReset.name]: async () => {
    const { email } = await newAccount('candidate');
    return { body: { email, challenge: await solution() } };
  },
  [changeUserPassword.name]: async () => {
    const { id: userId, email } = await newAccount('candidate');
    const about = { purpose: 'reset', userId, email, kind: 'candidate', language: 'en' } as const;
    return { body: { passwordResetKey: await issueAccountKey(about, 1), password: NEW_PASSWORD } };
  },
  [changeAuthUserPassword.name]: async () => ({
    by: await newAccount('candidate'),
    body: { currentPassword: PASSWORD, password: NEW_PASSWORD },
  }),
  [confirmEmailChange.name]: async () => {
    const { id: userId } = await newAccount('candidate');
    const about = { purpose: 'email', userId, email: newEmail('moved'), kind: 'candidate', language: 'en' } as const;
    return { body: { key: await issueAccountKey(about, 1) } };
  },
  [addCompanyUser.name]: async () => ({ by: await newCompany(), body: colleague() }),
  [updateCompanyUser.name]: async () => {
    const owner = await newCompany();
    const { id } = await ask(addCompanyUser, { body: colleague() }, owner);
    return { by: owner, params: { id }, body: { displayName: 'Ruth Yoder', role: 'owner' } };
  },
  [updateSchoolListing.name]: async ({ people: { school } }) => {
    const student = await newAccount('candidate', { school: school.profileId });
    await ask(upsertCandidate, { body: candidateForm }, student);
    return { by: student, body: { listed: true } };
  },
  [users.createUser.name]: async (demo) => ({
    by: staffOf(demo),
    body: { email: newEmail('bench'), password: PASSWORD },
  }),
  [users.requestProfileSupport.name]: async () => {
    const seeker = await newSeeker();
    return { by: seeker, body: { profileId: seeker.profileId, data: 'How do I hide my profile?' } };
  },
  [users.requestCompanySupport.name]: async () => {
    const company = await newCompany();
    return { by: company, body: { profileId: company.profileId, data: 'I have no receipt.' } };
  },
};
