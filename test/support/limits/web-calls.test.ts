import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@plumbline/shared/contracts/index';
import { expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../../..');
const names = new Set(endpoints.map(({ name }) => name));

/** The values that a source imports from contracts; imports of types are erased. */
const importedValues = (source: string): string[] =>
  [...source.matchAll(/^import \{([^}]*)\} from '@plumbline\/shared\/contracts\//gm)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => !name.startsWith('type ')),
  );

it('no page of the app imports an endpoint, which would load its schemas', () => {
  const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: repository }).filter(
    (file) => !/\.(test|examples)\.|component-tests|\/tests\//.test(file),
  );
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((file) =>
    importedValues(readFileSync(join(repository, file), 'utf8'))
      .filter((name) => names.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found, "Use call('GET /api/...') of lib/api/call.ts, which needs only the type").toEqual([]);
});
