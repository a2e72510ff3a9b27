import { globSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { setEnvironment } from '../../environment.ts';
import { repository } from '../../state.ts';

afterAll(setEnvironment({ SITE_URL: 'https://plumbline.example', UNSUBSCRIBE_KEYS: 'key of this test' }));

const USE =
  /import \{[^}]*?(?<!type )\b(?:emailContent|layOut)\b[^}]*\} from '[^']*(?:email-content|email-layout)\.ts'/;
/** Excludes renderEmail, which is only the layout of the other e-mails. */
const emailFiles = globSync('functions/{api,events,services}/**/*.ts', { cwd: repository })
  .filter((file) => !/test\.ts$|render-email\.ts$/.test(file))
  .filter((file) => USE.test(readFileSync(join(repository, file), 'utf8')));

const emailFunctions = async (): Promise<string[]> => {
  const names = emailFiles.map(async (file) => {
    const module = (await import(pathToFileURL(join(repository, file)).href)) as Record<string, unknown>;
    const written = Object.entries(module).filter(([name, value]) => typeof value === 'function' && /Mail$/.test(name));
    return written.length ? written.map(([name]) => `${file} ${name}`) : [`${file} writes emails by another name`];
  });
  return (await Promise.all(names)).flat().toSorted();
};

/** Returns the functions of those files that run during `work`, as counted by V8. */
const functionsRunBy = async (work: () => Promise<unknown>): Promise<string[]> => {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result.flatMap(({ url, functions }) => {
      const file = emailFiles.find((each) => url.endsWith(each));
      return functions.flatMap((each) => (file && each.ranges[0]?.count ? [`${file} ${each.functionName}`] : []));
    });
  } finally {
    session.disconnect();
  }
};

/**
 * Renders all previews from freshly loaded modules. Some e-mails are created when their file is loaded, and another
 * test may have loaded it.
 */
const drawAll = async () => {
  vi.resetModules();
  const { previews } = await import('./previews.ts');
  await Promise.all(previews.flatMap(({ draw }) => [draw('en'), draw('es')]));
};

it('the previews cover every function that writes an e-mail', async () => {
  const run = await functionsRunBy(drawAll);
  const written = await emailFunctions();
  expect(written.length).toBeGreaterThan(12);
  const help = 'Add a preview to previews.ts, entry-previews.ts or staff-previews.ts';
  expect(
    written.filter((each) => !run.includes(each)),
    help,
  ).toEqual([]);
});
