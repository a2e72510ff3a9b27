import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@plumbline/shared/contracts/index';
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

/** Operation ids by the method and path by which the app calls them. */
const operationIds = new Map(endpoints.map(({ method, path, name }) => [`${method} ${path}`, name]));

const isPath = (name: string) => name.startsWith('web/');

const sourcesOf = (feature: string) =>
  globSync(`web/src/features/${feature}/**/*.{ts,tsx}`, { cwd: repository })
    .filter((file) => !/\.test\.|\/tests\//.test(file))
    .map((file) => readFileSync(join(repository, file), 'utf8'))
    .join('\n');

/** The operation ids of the endpoints that sources call. */
const callsOf = (source: string): string[] => [
  ...new Set(
    [...source.matchAll(/'((?:GET|POST|PATCH|DELETE) \/[^']+)'/g)].map(
      ([, call = '']) => operationIds.get(call) ?? call,
    ),
  ),
];

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

  it('names exactly the endpoints that its sources call, by their operation ids', () => {
    const named = namesOf(readme, 'Calls').filter((name) => !isPath(name));
    const help = `Update "Calls" in web/src/features/${feature}/README.md`;
    expect(named.sort(), help).toEqual(callsOf(sourcesOf(feature)).sort());
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
    const help = 'Add the route to "Routes" in the README of its feature';
    expect(
      appRoutes.filter((route) => !named.has(route) && !withoutFeature(route)),
      help,
    ).toEqual([]);
  });
});
