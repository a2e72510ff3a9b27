import '../../support/cloud/handler-environment.ts';
import { randomUUID } from 'node:crypto';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { documents } from '../../../functions/platform/documents.ts';
import { BASE_NUMBER, issueChallenge, spendChallenge } from '../../../functions/services/limits/challenge.ts';
import {
  type ChallengePurpose,
  growths,
  MOST_DOUBLINGS,
  readChallengeLevel,
} from '../../../functions/services/limits/challenge-level.ts';
import { countInWindow } from '../../../functions/services/limits/limit-rate.ts';
import { namedBudgets } from '../../../functions/services/limits/named-budgets.ts';
import { enterNextHour } from '../../support/cloud/clock.ts';
import { api } from '../../support/contract/api.ts';
import { newAccount, newEmail, PASSWORD } from '../../support/people/people.ts';
import { solve } from '../../support/people/solve-challenge.ts';

const newCaller = () => ({ email: newEmail('work'), address: `10.66.${randomUUID()}` });
const table = (Object.keys(growths) as ChallengePurpose[]).flatMap((purpose) =>
  growths[purpose].map((growth) => [purpose, growth.budget, growth] as const),
);
/** The largest number of a challenge, as the pages read it. */
const workOf = async (purpose: string, email?: string, address?: string): Promise<number> =>
  (await api(undefined, undefined, address).get('/api/users/challenge', { purpose, ...(email && { email }) })).body
    .maxnumber;

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(table)('the work of a %s challenge, by the count %s', (purpose, budget, { key, free, step }) => {
  it('doubles with every further step, up to a maximum', async () => {
    const caller = newCaller();
    const levels: number[] = [];
    for (const more of [free + step - 1, 1, step, step, step * 10]) {
      await countInWindow(budget, key(caller)!, namedBudgets[budget].ms, more);
      levels.push(await readChallengeLevel(purpose, caller));
    }
    expect(levels).toEqual([0, 1, 2, 3, MOST_DOUBLINGS]);
    expect((await issueChallenge(purpose, caller)).maxnumber).toBe(BASE_NUMBER * 2 ** MOST_DOUBLINGS);
    expect(await readChallengeLevel(purpose, newCaller())).toBe(0);
  });
});

describe('a challenge', () => {
  it('is issued with one read of the table and no write', async () => {
    const send = vi.spyOn(documents, 'send');
    await issueChallenge('form', newCaller());
    await issueChallenge('sign-in', { address: '10.66.0.1' });
    expect(send.mock.calls.map(([command]) => command instanceof BatchGetCommand)).toEqual([true, true]);
  });

  it('with less work than its caller needs is refused, except for one doubling in between', async () => {
    const [caller, other] = [newCaller(), newCaller()];
    const [cheap, cheaper] = [solve(await issueChallenge('form', other)), solve(await issueChallenge('form', other))];
    await countInWindow('register-address', caller.address, namedBudgets['register-address'].ms, 15);
    await spendChallenge(cheap, 'form', caller);
    await countInWindow('register-address', caller.address, namedBudgets['register-address'].ms, 15);
    await expect(spendChallenge(cheaper, 'form', caller)).rejects.toMatchObject({ code: 'challenge_failed' });
    await spendChallenge(cheaper, 'form', other);
  });

  it("can't be solved at another level than the signed one", async () => {
    const { salt, ...rest } = await issueChallenge('form', newCaller());
    const forged = solve({ ...rest, salt });
    const parts = JSON.parse(Buffer.from(forged, 'base64').toString());
    const raised = { ...parts, salt: salt.replace('w=0', 'w=3') };
    const payload = Buffer.from(JSON.stringify(raised)).toString('base64');
    await expect(spendChallenge(payload, 'form', newCaller())).rejects.toMatchObject({ code: 'challenge_failed' });
  });
});

describe('wrong passwords from one address', () => {
  it('double the work for that e-mail and address, with an account or without, and for no one else', async () => {
    // The windows of the counts must not end during the test.
    await enterNextHour();
    const known = (await newAccount()).email;
    for (const email of [known, newEmail('unknown')]) {
      const address = `10.67.${email === known ? 1 : 2}.1`;
      const stranger = api(undefined, undefined, address);
      const work: number[] = [await workOf('sign-in', email, address)];
      for (let turn = 0; turn < 10; turn += 1)
        await stranger.post('/api/auth/login', { email, password: 'Wrong!2026' });
      for (let turn = 0; turn < 5; turn += 1) {
        const challenge = solve(
          (await stranger.get('/api/users/challenge', { purpose: 'sign-in', email: ` ${email.toUpperCase()}` })).body,
        );
        expect((await stranger.post('/api/auth/login', { email, password: 'Wrong!2026', challenge })).status).toBe(401);
      }
      work.push(await workOf('sign-in', email, address), await workOf('sign-in', newEmail('other'), '10.67.9.9'));
      expect(work).toEqual([BASE_NUMBER, BASE_NUMBER * 2, BASE_NUMBER]);
    }
    expect(
      (await api(undefined, undefined, '10.67.8.8').post('/api/auth/login', { email: known, password: PASSWORD }))
        .status,
    ).toBe(200);
  });
});
