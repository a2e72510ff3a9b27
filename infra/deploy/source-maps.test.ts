import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { beforeEach, describe, expect, it } from 'vitest';
import { mapStack } from '../operate/map-stack.ts';
import { synthesise } from '../testing/synthesise.ts';
import { collectSourceMaps } from './collect-source-maps.ts';
import { currentRelease } from './release.ts';

let root: string;
const put = (path: string, text = '{}') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'source-maps-'));
  put('web/dist/version.json', '{"hash":"0123456789abcdef"}');
});

describe('the source maps of a deployment', () => {
  it('of the web app leave the site, and are found by the build', () => {
    put('web/dist/assets/index-1.js.map');
    put('web/dist/assets/index-1.js');
    const all = collectSourceMaps({ kind: 'web', release: 'r1', root });
    expect(existsSync(join(all, 'web/0123456789abcdef/assets/index-1.js.map'))).toBe(true);
    expect(existsSync(join(root, 'web/dist/assets/index-1.js.map'))).toBe(false);
    expect(existsSync(join(root, 'web/dist/assets/index-1.js'))).toBe(true);
  });

  it('of the functions are found by the release and the function', () => {
    put('cdk.out/functions/functions-api-jobs-handler-ts/index.mjs.map');
    const all = collectSourceMaps({ kind: 'functions', release: 'r1', root });
    expect(existsSync(join(all, 'functions/r1/functions-api-jobs-handler-ts/index.mjs.map'))).toBe(true);
  });

  it('have a private bucket, which deletes them after 400 days', () => {
    const [bucket, ...others] = synthesise({})
      .all('AWS::S3::Bucket')
      .filter(({ id }) => id.startsWith('SourceMaps'));
    expect(others).toEqual([]);
    const { PublicAccessBlockConfiguration: access, LifecycleConfiguration: lifecycle } = bucket!.Properties;
    expect(Object.values(access)).toEqual([true, true, true, true]);
    expect(lifecycle.Rules).toMatchObject([{ ExpirationInDays: 400, Status: 'Enabled' }]);
  });

  it('belong to a release that every function names in its log lines', () => {
    const { all } = synthesise({ RELEASE: 'abc123' });
    const named = all('AWS::Lambda::Function').map(({ Properties }) => Properties.Environment?.Variables);
    const ours = named.filter((variables) => variables?.TABLE_NAME);
    expect(ours.length).toBeGreaterThan(20);
    for (const { RELEASE } of ours) expect(RELEASE).toBe('abc123');
    expect(currentRelease()).toMatch(/^[0-9a-f]{12}(-changed)?$/);
  });

  it('turn a stack of minified code into lines of the source', async () => {
    const source =
      'export const addUp = (items: { price: number }[]) => {\n  return items.map((item) => item.price);\n};\n';
    put('source.ts', source);
    const bundled = { entryPoints: [join(root, 'source.ts')], outfile: join(root, 'maps/index.mjs') };
    await build({
      ...bundled,
      bundle: true,
      minify: true,
      format: 'esm',
      sourcemap: 'external',
      sourcesContent: false,
    });
    const code = readFileSync(bundled.outfile, 'utf8');
    const column = code.indexOf('.price') + 1;
    const stack = `TypeError: x\n    at addUp (file:///var/task/index.mjs:1:${column})\n    at other (/var/task/unknown.mjs:1:1)`;
    const readMap = (file: string) => {
      const path = join(root, 'maps', `${file}.map`);
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    };
    const [first, mapped, kept] = mapStack(stack, readMap).split('\n');
    expect(first).toBe('TypeError: x');
    expect(mapped).toMatch(/^ {4}at addUp \(.*source\.ts:2:\d+\)$/);
    expect(kept).toBe('    at other (/var/task/unknown.mjs:1:1)');
  });
});
