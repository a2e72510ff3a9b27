import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appRoutes, paths } from '@plumbline/shared/options/paths';
import { describe, expect, it } from 'vitest';

const repository = join(import.meta.dirname, '../../..');
const features = readdirSync(join(repository, 'web/src/features'));
const readmeOf = (feature: string) => {
  const file = join(repository, 'web/src/features', feature, 'README.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** The names in backticks of one list item, which may continue on indented lines. */
const namesOf = (readme: string, item: 'Routes' | 'Calls' | 'Tests'): string[] => {
  const [, text = ''] = readme.match(new RegExp(`^- \\*\\*${item}:\\*\\* (.*(?:\\n {2}.*)*)`, 'm')) ?? [];
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
};

const endpointNames = globSync('shared/contracts/**/*.ts', { cwd: repository }).flatMap((file) =>
  [...readFileSync(join(repository, file), 'utf8').matchAll(/^export const (\w+) = defineEndpoint\(/gm)].map(
    ([, name = '']) => name,
  ),
);

const isPath = (name: string) => name.startsWith('web/');

const sourcesOf = (feature: string) =>
  globSync(`web/src/features/${feature}/**/*.{ts,tsx}`, { cwd: repository })
    .filter((file) => !/\.test\.|\/tests\//.test(file))
    .map((file) => readFileSync(join(repository, file), 'utf8'))
    .join('\n');

/** The values that sources import by name; types are erased and call nothing. */
const importsOf = (source: string): Set<string> =>
  new Set(
    [...source.matchAll(/^import \{([^}]*)\} from/gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );

describe.each(features)('the README of the feature %s', (feature) => {
  const readme = readmeOf(feature);

  it('has 5 to 15 lines, with routes, calls and tests', () => {
    const lines = readme.trimEnd().split('\n').length;
    expect(lines).toBeGreaterThanOrEqual(5);
    expect(lines).toBeLessThanOrEqual(15);
    expect(namesOf(readme, 'Routes')).not.toEqual([]);
    expect(namesOf(readme, 'Calls')).not.toEqual([]);
    expect(namesOf(readme, 'Tests')).not.toEqual([]);
  });

  it('names only routes of shared/options/paths.ts', () => {
    expect(namesOf(readme, 'Routes').filter((route) => !appRoutes.includes(route))).toEqual([]);
  });

  it('names exactly the endpoints that its sources use', () => {
    const imported = importsOf(sourcesOf(feature));
    const used = endpointNames.filter((name) => imported.has(name));
    expect(
      namesOf(readme, 'Calls')
        .filter((name) => !isPath(name))
        .sort(),
    ).toEqual(used.sort());
  });

  it('names only tests that exist', () => {
    expect(namesOf(readme, 'Tests').filter((path) => !existsSync(join(repository, path)))).toEqual([]);
  });
});

/** Pages of the server, a redirect, and the pages that only announce trainings. */
const withoutFeature = (route: string) =>
  [paths.publicJob.pattern, paths.publicJobs.pattern, paths.toolbox.updateProfile.pattern].some((it) => it === route) ||
  route.startsWith(paths.trainings.root.pattern);

describe('the READMEs of the features', () => {
  it('name every route with a page of a feature', () => {
    const named = new Set(features.flatMap((feature) => namesOf(readmeOf(feature), 'Routes')));
    expect(appRoutes.filter((route) => !named.has(route) && !withoutFeature(route))).toEqual([]);
  });
});
