import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../shared/contracts/index.ts';
import { routeKeys } from '../../../shared/contracts/routes.ts';

/** Calls of the specifications that later work brings. Who builds one takes it out; the list only shrinks. */
const notBuiltYet = ['POST /api/admin/jobSeekers', 'POST /api/admin/companies', 'POST /api/company/admin/companies'];

const calls = readFileSync(new URL('../../calls.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z]+ \/api\//.test(line));
const built = new Set(endpoints.flatMap(routeKeys).map((key) => key.replaceAll(/\{\w+\}/g, '{}')));

describe('the calls of the two specifications', () => {
  it('are listed, each once', () => {
    expect(calls).toHaveLength(101);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('are all in the contract but those not built yet', () => {
    expect(calls.filter((call) => !built.has(call) && !notBuiltYet.includes(call))).toEqual([]);
  });

  it('leave no call in the list of the missing ones once it is built, and none that nobody asked for', () => {
    expect(notBuiltYet.filter((call) => built.has(call) || !calls.includes(call))).toEqual([]);
  });
});
