import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, isWrite } from '@plumbline/shared/contracts/endpoint';
import { expect, it } from 'vitest';
import { callsOf, importCalls } from './contract-calls.ts';

const contracts = join(import.meta.dirname, '../../shared/contracts');
const contract = `
const people = { group: 'jobs', method: 'GET', response: z.object({}) } as const;
export const listPeople = defineEndpoint({ ...people, name: 'listPeople', path: '/api/people' });
export const register = defineEndpoint({ method: 'POST', path: '/api/users', budget: 'mail', body: z.object({}) });
export const made = makeEndpoint('made', '/api/made');
export const size = z.int();
`;
const calls = callsOf(contract);

it('finds method and path of the endpoints of a module, shared ones as well', () => {
  expect(Object.fromEntries(calls)).toEqual({
    listPeople: '{"method":"GET","path":"/api/people"}',
    register: '{"method":"POST","path":"/api/users","budget":"mail"}',
  });
});

it('knows for every endpoint of the contract whether it is a write', async () => {
  const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const differing: string[] = [];
  let count = 0;
  for (const file of files) {
    const declared = callsOf(readFileSync(join(contracts, file), 'utf8'));
    const module = (await import(join(contracts, file))) as Record<string, Endpoint>;
    for (const [name, call] of declared) {
      const endpoint = module[name];
      if (!endpoint) continue;
      count += 1;
      if (isWrite(JSON.parse(call)) !== isWrite(endpoint)) differing.push(name);
    }
  }
  expect(count).toBeGreaterThan(100);
  expect(differing).toEqual([]);
});

it('imports endpoints that are only called from a module without schemas', () => {
  const code = `import { listPeople, made, size, type Person } from '@plumbline/shared/contracts/people';\ncall(listPeople);`;
  expect(importCalls(code, 'ts', () => calls)).toBe(
    "import { made, size, type Person } from '@plumbline/shared/contracts/people';" +
      "import { listPeople } from '@plumbline/shared/contracts/people?calls';\ncall(listPeople);",
  );
});

it('keeps an endpoint whose schema is named, and types, unchanged', () => {
  const form = `import { register } from '@plumbline/shared/contracts/users';\nregister.body.pick({ email: true });`;
  const types = `import type { register } from '@plumbline/shared/contracts/users';`;
  for (const code of [form, types]) expect(importCalls(code, 'ts', () => calls)).toBe(code);
});
