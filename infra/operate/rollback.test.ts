import { describe, expect, it } from 'vitest';
import type { Answer } from './ask-aws.ts';
import { functionsOfOtherReleases, type LiveFunction, liveRelease, planRollback } from './plan-rollback.ts';
import { type RollbackOptions, rollBackStage } from './rollback-stage.ts';

type Published = [release: string, hour: number, variables?: Record<string, string>];

/** Returns a function whose versions 1, 2 and so on were published in this order; the last is live. */
const functionOf = (name: string, versions: readonly Published[], live = versions.length): LiveFunction => ({
  name,
  live: String(live),
  versions: versions.map(([release, hour, variables], index) => ({
    version: String(index + 1),
    publishedAt: `2026-11-27T${String(hour).padStart(2, '0')}:00:00.000+0000`,
    variables: { ...variables, ...(release && { RELEASE: release }) },
  })),
});
const jobs = functionOf('jobs', [
  ['r1', 1],
  ['r2', 2],
  ['r3', 3],
]);

describe('the plan of a rollback', () => {
  it('returns every function to the release before the newest', () => {
    const users = functionOf('users', [
      ['r2', 2],
      ['r3', 3],
    ]);
    expect(planRollback([jobs, users])).toEqual({
      from: 'r3',
      to: 'r2',
      moves: [
        { name: 'jobs', from: '3', to: '2' },
        { name: 'users', from: '2', to: '1' },
      ],
      newer: [],
      settings: [],
    });
  });

  it('goes one release further after a rollback, and forward to a named one', () => {
    const returned = { ...jobs, live: '2' };
    expect(planRollback([returned])).toMatchObject({ from: 'r2', to: 'r1' });
    expect(planRollback([returned], 'r3')).toMatchObject({ to: 'r3', moves: [{ name: 'jobs', from: '2', to: '3' }] });
  });

  it('returns only the functions that a failed deployment has changed', () => {
    const unchanged = functionOf('users', [
      ['r1', 1],
      ['r2', 2],
    ]);
    expect(planRollback([unchanged, jobs])).toMatchObject({ from: 'r3', to: 'r2', moves: [{ name: 'jobs' }] });
  });

  it('takes the last version of a release that was deployed twice', () => {
    const twice = functionOf('jobs', [
      ['r1', 1],
      ['r1', 2],
      ['r2', 3],
    ]);
    expect(planRollback([twice])).toMatchObject({ moves: [{ name: 'jobs', from: '3', to: '2' }] });
  });

  it('takes an older version of a function that the release before did not publish', () => {
    const skipped = functionOf('users', [
      ['r1', 1],
      ['r3', 3],
    ]);
    expect(planRollback([jobs, skipped])).toMatchObject({ to: 'r2', moves: [{ to: '2' }, { name: 'users', to: '1' }] });
  });

  it('leaves functions that are new since then', () => {
    const previews = functionOf('previews', [['r3', 3]]);
    expect(planRollback([jobs, previews])).toMatchObject({ moves: [{ name: 'jobs' }], newer: ['previews'] });
  });

  it('names settings that get earlier values, and no variable that only one of the versions has', () => {
    const first = { TABLE_NAME: 'old', SITE_URL: 'https://a', GONE: '1' };
    const second = { TABLE_NAME: 'restored', SITE_URL: 'https://a', ADDED: '1' };
    const moved = functionOf('jobs', [
      ['r1', 1, first],
      ['r2', 2, second],
    ]);
    expect(planRollback([moved])).toMatchObject({ settings: ['TABLE_NAME'] });
  });

  it.each([
    ['there is no earlier release', [functionOf('jobs', [['r1', 1]])], undefined, 'r1 is the first release'],
    ['the release is unknown', [jobs], 'r9', 'r9 is no release of this stage. There are: r1, r2, r3'],
    ['no function names a release', [functionOf('jobs', [['', 1]])], undefined, 'No function of this stage names'],
    ['the stage has no functions', [], undefined, 'No function of this stage names'],
  ])('is refused when %s', (_, functions, to, error) => {
    expect(planRollback(functions, to)).toEqual({ error: expect.stringContaining(error) });
  });
});

describe('the live release', () => {
  it('is that of functions which a rollback moves, and not of one that only the left release had', () => {
    const previews = functionOf('previews', [['r3', 3]]);
    expect(liveRelease([{ ...jobs, live: '2' }, previews])).toBe('r2');
    expect(liveRelease([previews])).toBe('r3');
    expect(liveRelease([])).toBeUndefined();
  });

  it('differs from a deployed one in functions whose alias stayed', () => {
    expect(functionsOfOtherReleases([jobs], 'r3')).toEqual([]);
    expect(functionsOfOtherReleases([{ ...jobs, live: '2' }], 'r3')).toEqual(['jobs']);
  });
});

/** Plays the AWS CLI for a stage whose functions are given; `calls` are those that change something. */
const stageWith = (
  functions: readonly LiveFunction[],
  { storesPages = true, outputs = 'bucket', previous = {} as Record<string, string> } = {},
) => {
  const calls: string[] = [];
  const read = (args: string[]): unknown => {
    const [service, command] = args;
    const name = args[args.indexOf('--function-name') + 1];
    const found = functions.find((fn) => fn.name === name);
    if (command === 'describe-stacks' && args.includes('--stack-name')) return outputs;
    if (command === 'describe-stacks') return ['plumbline-staging-api'];
    if (command === 'list-stack-resources') return functions.map((fn) => `arn:aws:lambda:r:1:function:${fn.name}:live`);
    if (command === 'get-alias') return found?.live;
    if (command === 'list-versions-by-function') return [{ version: '$LATEST', variables: {} }, ...found!.versions];
    if (command === 'list-objects-v2') return storesPages ? { Contents: [{}] } : {};
    const [, release = ''] = /previous\/(.+)\.json$/.exec(args[2] ?? '') ?? [];
    if (release) return previous[release];
    calls.push([service, command, ...args.slice(2).filter((word) => !word.startsWith('-'))].join(' '));
    return {};
  };
  const printed: string[] = [];
  const options: RollbackOptions = {
    stage: 'staging',
    aws: <T>(...args: string[]) => ({ value: read(args) }) as Answer<T>,
    print: (line) => printed.push(line),
    confirm: async () => true,
  };
  return { options, calls, printed };
};

describe('a rollback', () => {
  it('brings back the pages, clears the cache of the edge, and then moves the aliases', async () => {
    const { options, calls, printed } = stageWith([jobs]);
    await rollBackStage(options);
    expect(calls).toEqual([
      's3 cp s3://bucket/pages/r2/ s3://bucket/',
      'cloudfront create-invalidation bucket /*',
      'lambda update-alias jobs live 2',
    ]);
    expect(printed).toContain('From release r3 to r2:');
  });

  it('returns to the release that was live before, and not to one that was rolled back since', async () => {
    const { options, calls } = stageWith([jobs], { previous: { r3: 'r1' } });
    await rollBackStage(options);
    expect(calls).toContain('lambda update-alias jobs live 1');
  });

  it('leaves the site when asked to', async () => {
    const { options, calls } = stageWith([jobs], { storesPages: false });
    await rollBackStage({ ...options, functionsOnly: true });
    expect(calls).toEqual(['lambda update-alias jobs live 2']);
  });

  const moved = functionOf('jobs', [
    ['r1', 1, { TABLE_NAME: 'old' }],
    ['r2', 2, { TABLE_NAME: 'restored' }],
  ]);
  it.each<[string, ReturnType<typeof stageWith>, Partial<RollbackOptions>, string]>([
    ['the pages of the release are not stored', stageWith([jobs], { storesPages: false }), {}, '--functions-only'],
    ['a setting would get an earlier value', stageWith([moved]), {}, '--with-settings'],
    ['the operator says no', stageWith([jobs]), { confirm: async () => false }, 'Nothing was changed'],
    ['there is no earlier release', stageWith([functionOf('jobs', [['r1', 1]])]), {}, 'first release'],
    ['AWS refuses a call', stageWith([jobs]), { aws: () => ({ error: 'ExpiredToken' }) }, 'ExpiredToken'],
  ])('changes nothing when %s', async (_, { options, calls }, given, message) => {
    await expect(rollBackStage({ ...options, ...given })).rejects.toThrow(message);
    expect(calls).toEqual([]);
  });

  it('accepts earlier settings when asked to', async () => {
    const { options, calls } = stageWith([moved]);
    await rollBackStage({ ...options, withSettings: true });
    expect(calls).toContain('lambda update-alias jobs live 1');
  });
});
