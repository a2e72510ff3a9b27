import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundle } from '../../infra/bundling/bundle.ts';

const DIR = '.local/bench';
const RUNS = 5;

/** Gzip size in KB of what a start loads, and with the parts that load with the call that needs them. */
export const MOST_START_KB = 184;
/** A multiple of the CPU that importing the bare client takes. */
export const MOST_RATIO = 1.5;
/** These bundles load sharp, whose code is outside the bundle and larger than all else. */
export const DRAWING = ['thumbnails', 'previews'];

/** CPU ms of importing a file in a separate process, the least of a few runs. */
const importCpu = (file: string): number => {
  const address = JSON.stringify(new URL(`../../${file}`, import.meta.url).href);
  const script = `const a=process.cpuUsage();await import(${address});const b=process.cpuUsage(a);console.log((b.user+b.system)/1000);process.exit(0)`;
  const env = { ...process.env, AWS_REGION: 'us-east-1' };
  const once = () => {
    const told = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env }).toString();
    return Number(told.trim().split('\n').at(-1));
  };
  return Math.min(...Array.from({ length: RUNS }, once));
};

/** The SDK's clients without any product code, as the baseline of every other bundle. */
const bareClient = async (): Promise<string> => {
  const entry = `${DIR}/sdk-entry.ts`;
  writeFileSync(
    entry,
    "export { DynamoDBClient } from '@aws-sdk/client-dynamodb';\nexport { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';\n",
  );
  const outfile = `${DIR}/bare-client.mjs`;
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    mainFields: ['module', 'main'],
    banner: { js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);" },
    logLevel: 'error',
  });
  return outfile;
};

const kb = (bytes: number): number => Math.round(bytes / 102.4) / 10;
const gzipKb = (files: string[]): number =>
  kb(files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0));

export type BundleRow = {
  name: string;
  startKb: number;
  allKb: number;
  dataKb: number;
  importCpuMs: number;
  ratio: number;
  target: string;
  missed: string;
};

/** Every Lambda's bundle: KB gzip, KB of data next to it, and import CPU compared with the bare DynamoDB client. */
export const measureBundles = async (): Promise<BundleRow[]> => {
  mkdirSync(DIR, { recursive: true });
  const bare = await bareClient();
  const bareCpu = importCpu(bare);
  const bareKb = gzipKb([bare]);
  const rows: BundleRow[] = [
    {
      name: 'bare client',
      startKb: bareKb,
      allKb: bareKb,
      dataKb: 0,
      importCpuMs: Math.round(bareCpu),
      ratio: 1,
      target: '',
      missed: '',
    },
  ];
  const entries = globSync('functions/{api/*/handler,events/*/handler,schedules/*}.ts').filter(
    (file) => !file.endsWith('.test.ts'),
  );
  for (const entry of entries.toSorted()) {
    const name = entry.replace(/^functions\/(api\/|events\/)?|\/handler\.ts$|\.ts$/g, '');
    const outDir = `${DIR}/${name.replaceAll('/', '-')}`;
    const { files, atStart, data } = await bundle(entry, outDir);
    const of = (names: string[]) => gzipKb(names.map((file) => join(outDir, file)));
    const cpu = importCpu(`${outDir}/index.mjs`);
    const ratio = Math.round((cpu / bareCpu) * 100) / 100;
    const startKb = of(atStart);
    const draws = DRAWING.includes(name);
    rows.push({
      name,
      startKb,
      allKb: of(Object.keys(files)),
      dataKb: kb(data.reduce((sum, path) => sum + statSync(join(outDir, basename(path))).size, 0)),
      importCpuMs: Math.round(cpu),
      ratio,
      target: draws ? '' : `${MOST_START_KB} KB, ${MOST_RATIO}`,
      missed: draws ? '' : [startKb > MOST_START_KB && 'KB', ratio > MOST_RATIO && 'CPU'].filter(Boolean).join(', '),
    });
  }
  return rows;
};
