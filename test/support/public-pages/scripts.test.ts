import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../../..');
const MOST_BYTES = 40 * 1024;

it('the public pages load at most 40 KB of JavaScript, all of it from files that exist', () => {
  const sources = globSync('functions/api/public/**/*.{ts,tsx}', { cwd: repository }).map((file) =>
    readFileSync(join(repository, file), 'utf8'),
  );
  const scripts = new Set(
    sources.flatMap((source) => [...source.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src)),
  );
  expect(scripts.size).toBeGreaterThan(0);
  const bytes = [...scripts].map((src) => statSync(join(repository, 'web/public', src!)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_BYTES);
});
