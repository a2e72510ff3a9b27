import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const functions = fileURLToPath(new URL('../../', import.meta.url));
const COUNTS = /\b(increment|limitRate|countInWindow)\(/;

it('the code counts calls in one place: files outside of limits name a budget instead of a number', () => {
  const files = globSync('**/*.ts', { cwd: functions, exclude: (path) => /node_modules|\.test\.ts$/.test(path) });
  const counting = files.filter((file) => COUNTS.test(readFileSync(join(functions, file), 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(counting.filter((file) => !file.startsWith('services/limits/'))).toEqual([]);
});
