import '../../support/cloud/handler-environment.ts';
import * as users from '@plumbline/shared/contracts/accounts/users';
import { afterEach, describe, expect, it } from 'vitest';
import { invoke } from '../../bench/invoke.ts';
import { mailTo } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { freshSolution, newAccount, newEmail } from '../../support/people/people.ts';

afterEach(() => {
  delete process.env.SIGNUP_DOMAINS;
});

/** Signs up in a stack that takes only some domains; the handler runs here, on the local cloud's table. */
const register = async (email: string, domains: string) => {
  process.env.SIGNUP_DOMAINS = domains;
  const challenge = await freshSolution();
  return invoke(users.register, { body: { email, challenge } }).then(
    ({ body }) => body,
    (error: Error) => error.message,
  );
};

describe('signing up when only some domains are allowed', () => {
  it('[ACC-18] returns 409 with its text for any other address and mails nothing', async () => {
    const email = newEmail();
    const answer = await register(email, 'plumbline.test, example.org');
    expect(answer).toContain('answered 409');
    expect(answer).toContain('"message":"Email address not allowed."');
    expect(await mailTo(email)).toEqual([]);
  });

  it('[ACC-18] accepts an address of an allowed domain, in any case', async () => {
    const email = newEmail();
    expect(await register(email.toUpperCase(), 'plumbline.test, Example.COM')).toEqual({ success: true });
    expect(await mailTo(email)).toHaveLength(1);
  });

  it('[ACC-17] returns other errors with the first message or its own 409', async () => {
    const { email } = await newAccount();
    const taken = await api().post('/api/users/register', { email, challenge: await freshSolution() });
    expect(taken).toMatchObject({ status: 409, body: { message: 'Email already exist' } });
    const wrong = await api().post('/api/users/register', { email: 'nobody', challenge: await freshSolution() });
    expect(wrong.body).toMatchObject({
      message: 'Please enter a valid email address',
      errors: [{ path: 'email', message: 'Please enter a valid email address' }],
    });
  });
});
