import { enrollApp, enterCode, login, refreshToken } from '@plumbline/shared/contracts/accounts/auth';
import { codeAt } from '../../../../infra/local/cognito/totp.ts';
import { invoke } from '../../invoke.ts';
import { ask } from '../scenes/ask.ts';
import { newStaff, PASSWORD } from '../scenes/people.ts';
import type { Preparations } from './preparation.ts';

/** The request of a new member of staff after the password. */
const enrollmentOf = async ({ email, enrollmentCode }: Awaited<ReturnType<typeof newStaff>>) => {
  const { challenge } = (await ask(login, { body: { email, password: PASSWORD } })).secondFactor;
  return { challenge, enrollmentCode };
};

export const signIn: Preparations = {
  [login.name]: async ({ people: { seeker } }) => ({ body: { email: seeker.email, password: seeker.password } }),
  [refreshToken.name]: async ({ people: { seeker } }) => {
    const { cookie } = await invoke(login, { body: { email: seeker.email, password: seeker.password } });
    return { cookie };
  },
  [enrollApp.name]: async () => ({ body: await enrollmentOf(await newStaff()) }),
  // The first sign-in, which sets the second factor up.
  [enterCode.name]: async () => {
    const body = await enrollmentOf(await newStaff());
    const { challenge, setUp } = (await ask(enrollApp, { body })).secondFactor;
    return { body: { challenge, code: codeAt(setUp.secret, new Date()) } };
  },
};
