import '../../support/cloud/handler-environment.ts';
import { paginateListUsers } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createPoolUsers,
  listPoolUsers,
  type PoolUser,
  readPoolUsers,
} from '../../../functions/operator/users/pool-users.ts';
import { setSleep } from '../../../functions/platform/clock.ts';
import { client, listSupportGroup, removeUser, setPassword } from '../../../functions/platform/cognito.ts';
import { newId } from '../../../functions/platform/ids.ts';
import { mailTo, until } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { newAccount, newEmail, PASSWORD, requestReset, signIn } from '../../support/people/people.ts';
import { plantStaff } from '../../support/people/staff.ts';

const listAll = async (): Promise<PoolUser[]> => {
  const users: PoolUser[] = [];
  for await (const user of listPoolUsers()) users.push(user);
  return users;
};

let account: Awaited<ReturnType<typeof newAccount>>;
let staffEmail: string;

beforeAll(async () => {
  setSleep(async () => {});
  account = await newAccount();
  staffEmail = newEmail('staff');
  await plantStaff(staffEmail, PASSWORD);
  // More than one page of the pool.
  for (let index = 0; index < 60; index += 1) await setPassword(newId(), newEmail(), PASSWORD);
});

afterAll(() => setSleep((ms) => new Promise((resolve) => setTimeout(resolve, ms))));

describe('npm run users', () => {
  it('exports every user of a pool with more than one page, and who is staff', async () => {
    const users = await listAll();
    expect(users).toHaveLength(62);
    expect(users).toContainEqual({ username: account.userId, email: account.email });
    expect(users.filter(({ isStaff }) => isStaff).map(({ email }) => email)).toEqual([staffEmail]);
    expect(readPoolUsers(users.map((user) => JSON.stringify(user)).join('\n'))).toEqual(users);
  });

  it('recreates lost users under their ids, who sign in after choosing a new password', async () => {
    const before = await listAll();
    for (const { username } of before) await removeUser(username);
    expect(await listAll()).toEqual([]);
    expect((await api().post('/api/auth/login', { email: account.email, password: PASSWORD })).status).toBe(401);

    expect(await createPoolUsers(before)).toEqual({ created: 62, existing: 0 });
    expect(await listAll()).toEqual(before);
    expect(await listSupportGroup()).toHaveLength(1);
    expect((await api().post('/api/auth/login', { email: account.email, password: PASSWORD })).status).toBe(401);

    await requestReset(account.email);
    const link = await until(async () => (await mailTo(account.email))[0]?.links.find((each) => each.includes('k=')));
    const body = { passwordResetKey: new URL(link).searchParams.get('k'), password: `${PASSWORD}New` };
    expect((await api().post('/api/users/changeUserPassword', body)).status).toBeLessThan(300);
    expect((await signIn(account.email, body.password)).userData.id).toBe(account.userId);
  });

  it('keeps the passwords of users that exist, so that an import can be repeated', async () => {
    const [email, id] = [newEmail(), newId()];
    await setPassword(id, email, PASSWORD);
    const users = await listAll();
    expect(await createPoolUsers(users)).toEqual({ created: 0, existing: users.length });
    expect(await listAll()).toEqual(users);
  });

  it.each(['{"username":"../../etc","email":"a@example.com"}', '{"username":"0123456789abcdef01234567"}', 'a,b'])(
    'refuses a file with the line %s before it creates anyone',
    (line) => {
      const good = JSON.stringify({ username: newId(), email: 'a@example.com' });
      expect(() => readPoolUsers(`${good}\n${line}\n`)).toThrow(/^Line 2 is not a user/);
    },
  );
});

it('the emulated ListUsers refuses more than 60 users a page and an unknown token, as Cognito does', async () => {
  const UserPoolId = process.env.USER_POOL_ID ?? '';
  const pageOf = (pageSize: number, startingToken?: string) =>
    paginateListUsers({ client, pageSize, ...(startingToken && { startingToken }) }, { UserPoolId }).next();
  await expect(pageOf(61)).rejects.toThrow(/less than or equal to 60/);
  await expect(pageOf(60, 'unknown')).rejects.toThrow(/token/);
});
