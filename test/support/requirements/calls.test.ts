import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../../../shared/contracts/index.ts';
import { routeKeys } from '../../../shared/contracts/routes.ts';

const calls = readFileSync(new URL('../../calls.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^[A-Z]+ \/api\//.test(line));
const built = new Set(endpoints.flatMap(routeKeys).map((key) => key.replaceAll(/\{\w+\}/g, '{}')));

describe('the calls of the two specifications', () => {
  it('are listed, each once', () => {
    expect(calls).toHaveLength(101);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('are all in the contract', () => {
    expect(calls.filter((call) => !built.has(call))).toEqual([]);
  });
});
