import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../../..');

it('the components and style sheets of the public pages have no line over 120 columns', () => {
  const files = globSync('functions/api/public/**/*.{ts,tsx,css}', { cwd: repository });
  expect(files.some((file) => file.endsWith('.css'))).toBe(true);
  const long = files.flatMap((file) =>
    readFileSync(join(repository, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.length > 120 ? [`${file}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});
