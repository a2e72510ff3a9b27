import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors } from '@plumbline/shared/errors';
import { describe, expect, it } from 'vitest';

type Catalog = Record<string, { message: string }>;

/** A code of several words can be anywhere in a test; a code of one word must be in quotes, as it is also English. */
const namesCode = (source: string, code: string): boolean =>
  new RegExp(code.includes('_') ? `\\b${code}\\b` : `(['"\`])${code}\\1`).test(source);

/** Whether a test has the message with any values for its placeholders. */
const hasMessage = (source: string, message: string): boolean =>
  message.split(/\{\{\w+\}\}/).every((part) => source.includes(part) || source.includes(part.replaceAll("'", "\\'")));

/** The codes that no source names, by the code or by a message that no other code has. */
const unnamedCodes = (catalog: Catalog, sources: readonly string[]): string[] => {
  const messages = Object.values(catalog).map(({ message }) => message);
  const isUnique = (message: string) => messages.indexOf(message) === messages.lastIndexOf(message);
  return Object.entries(catalog)
    .filter(
      ([code, { message }]) =>
        !sources.some((source) => namesCode(source, code) || (isUnique(message) && hasMessage(source, message))),
    )
    .map(([code]) => code);
};

const repository = join(import.meta.dirname, '../../..');

/** Tests of the catalog itself name codes that nothing has to throw. */
const ABOUT_THE_CATALOG = ['shared/errors.test.ts', 'test/support/limits/named-errors.test.ts'];
const tests = globSync('{shared,functions,test/{api,faults,journeys,support}}/**/*.test.ts', {
  cwd: repository,
  exclude: (path) => /(^|\/)node_modules(\/|$)/.test(path),
})
  .filter((file) => !ABOUT_THE_CATALOG.includes(file.replaceAll('\\', '/')))
  .map((file) => readFileSync(join(repository, file), 'utf8'));

describe('an error code', () => {
  it('is named by a test that has the code, or a message that no other code has', () => {
    const catalog = {
      crane_busy: { message: 'The crane is busy.' },
      crane_gone: { message: "We couldn't find {{count}} cranes." },
      crane_old: { message: 'This crane is too old.' },
      crane_lost: { message: 'This crane is too old.' },
      crane_stuck: { message: 'The crane is stuck.' },
      idle: { message: 'The crane is idle.' },
    };
    const sources = [
      "expect(body.code).toBe('crane_busy');",
      "expect(body.message).toBe('We couldn\\'t find 3 cranes.');",
      "expect(body.message).toBe('This crane is too old.');",
      "it('is idle', () => expect(codes).toEqual(['crane_stuck_again']));",
    ];
    expect(unnamedCodes(catalog, sources)).toEqual(['crane_old', 'crane_lost', 'crane_stuck', 'idle']);
    expect(unnamedCodes(catalog, [...sources, "'idle' '409 crane_old' crane_lost: `crane_stuck`"])).toEqual([]);
  });

  it('is named in at least one test that provokes it', () => {
    expect(tests.length).toBeGreaterThan(400);
    expect(unnamedCodes(errors, tests), 'Provoke the error in a test, and expect its code').toEqual([]);
  });
});
