import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ChallengePurpose, readChallengeLevel } from '../../../functions/services/limits/challenge-level.ts';
import { countCall, type NamedBudget } from '../../../functions/services/limits/named-budgets.ts';
import { openMemoryTable } from '../memory-table/open-memory-table.ts';
import { Store } from '../memory-table/store.ts';

type Counted = 'the e-mail' | 'the address' | 'both';

/** Written by hand: the counts from which the work is doubled, quadrupled and eightfold. */
const written: [ChallengePurpose, NamedBudget, Counted, [twice: number, four: number, eight: number]][] = [
  ['form', 'register-address', 'the address', [15, 30, 45]],
  ['form', 'register-email', 'the e-mail', [2, 4, 6]],
  ['form', 'reset-address', 'the address', [15, 25, 35]],
  ['form', 'reset-asked', 'the e-mail', [13, 23, 33]],
  ['sign-in', 'login-address', 'the address', [25, 50, 75]],
  ['sign-in', 'login-caller', 'both', [15, 20, 25]],
  ['sign-in', 'login-solved', 'the e-mail', [5, 10, 15]],
];

const [email, address] = ['ann@example.com', '10.0.0.7'];
const keys: Record<Counted, string> = { 'the e-mail': email, 'the address': address, both: `${email} ${address}` };
const others = { email: 'bob@example.com', address: '10.0.0.8' };

let store = new Store();
let close: () => void;
beforeAll(() => {
  close = openMemoryTable(() => store);
});
afterAll(() => close());

describe.each(written)('the work of a %s challenge, by the count "%s" of %s', (purpose, budget, counted, steps) => {
  it(`doubles at ${steps.join(', ')} and never again`, async () => {
    store = new Store();
    const levels: [number, number][] = [];
    let last = 0;
    for (let count = 1; count <= steps[2] * 3; count += 1) {
      await countCall(budget, keys[counted]);
      const level = await readChallengeLevel(purpose, { email, address });
      if (level !== last) levels.push([count, level]);
      last = level;
    }
    expect(levels).toEqual([
      [steps[0], 1],
      [steps[1], 2],
      [steps[2], 3],
    ]);
  });

  it('is the minimum for callers who are not counted', async () => {
    const strangers = {
      'the e-mail': { email: others.email, address },
      'the address': { email, address: others.address },
      both: { email, address: others.address },
    } as const;
    expect(await readChallengeLevel(purpose, strangers[counted])).toBe(0);
    expect(await readChallengeLevel(purpose === 'form' ? 'sign-in' : 'form', { email, address })).toBe(0);
  });
});
