import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineEndpoint } from '@plumbline/shared/contracts/endpoint';
import { expect, it } from 'vitest';
import { readParts, slimContract } from './slim-contracts.ts';

const contract = `
import * as z from 'zod';
const fields = { name: z.string() };
export const register = defineEndpoint({
  group: 'users',
  method: 'POST',
  path: '/api/users',
  budget: 'write',
  body: z.object(fields),
  response: z.object({ id: z.string() }),
});
export const plain = (text: string) => text.trim();
export const LIMIT = 3;
`;

it('keeps of an endpoint what a call needs, and the schema that a form names', () => {
  const slim = slimContract(contract, readParts(['const schema = register.body.pick({});']));
  expect(slim).toMatch(
    /defineEndpoint\(\{\s+method: 'POST',\s+path: '\/api\/users',\s+budget: 'write',\s+body: z.object\(fields\),\s+\}\)/,
  );
  expect(slimContract(contract, readParts([]))).not.toContain('body');
});

it('keeps endpoints valid, whatever was removed from them', () => {
  const whole = { method: 'POST', path: '/api/users' } as const;
  expect(defineEndpoint(whole as never)).toMatchObject(whole);
});

it('marks calls without side effects as pure, and nothing else', () => {
  const slim = slimContract(contract, readParts([]));
  expect(slim).toContain('const fields = /* @__PURE__ */ (() => ({ name: z.string() }))();');
  expect(slim).toContain('register = /* @__PURE__ */ (() => (defineEndpoint(');
  expect(slim).toContain('plain = (text: string) => text.trim();\nexport const LIMIT = 3;');
});

it('finds every part that pages read: none is read from an endpoint in a variable', () => {
  const pages = join(import.meta.dirname, '../src');
  const files = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const readers = files
    .filter((name) => !name.startsWith(join('app', 'component-tests')))
    .filter((name) => /\bendpoint\.(?!method\b|path\b|budget\b)\w+/.test(readFileSync(join(pages, name), 'utf8')));
  expect(readers).toEqual([]);
});
