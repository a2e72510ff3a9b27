import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundling, nativePackages } from '../../infra/constructs/bundling.ts';

const DIR = '.local/bench';
const RUNS = 5;

const bundle = async (entry: string, name: string): Promise<string> => {
  const outfile = `${DIR}/${name}.mjs`;
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: bundling.target,
    mainFields: [...bundling.mainFields],
    minify: bundling.minify,
    banner: { js: bundling.banner },
    external: [...nativePackages],
    logLevel: 'error',
  });
  return outfile;
};

/** CPU ms that importing a file takes in a process of its own, least of a few. */
const importCpu = (file: string): number => {
  const script = `const a=process.cpuUsage();await import(${JSON.stringify(new URL(`../../${file}`, import.meta.url).href)});const b=process.cpuUsage(a);console.log((b.user+b.system)/1000);process.exit(0)`;
  const env = { ...process.env, AWS_REGION: 'us-east-1' };
  const once = () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { env })
        .toString()
        .trim()
        .split('\n')
        .at(-1),
    );
  return Math.min(...Array.from({ length: RUNS }, once));
};

export type BundleRow = { name: string; gzipKb: number; importCpuMs: number; ratio: number };

/** Every Lambda's bundle: KB gzip, and import CPU beside the bare DynamoDB SDK's. */
export const measureBundles = async (): Promise<BundleRow[]> => {
  mkdirSync(DIR, { recursive: true });
  const sdk = `${DIR}/sdk-entry.ts`;
  writeFileSync(
    sdk,
    "export { DynamoDBClient } from '@aws-sdk/client-dynamodb';\nexport { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';\n",
  );
  const entries = [
    [sdk, 'bare SDK'],
    ...globSync('functions/{*/handler,schedules/*}.ts')
      .filter((file) => !file.endsWith('.test.ts'))
      .toSorted()
      .map((file) => [file, file.replace(/^functions\/|\/handler\.ts$|\.ts$/g, '')]),
  ] as [string, string][];
  const rows: BundleRow[] = [];
  for (const [entry, name] of entries) {
    const file = await bundle(entry, name.replaceAll(/[/ ]/g, '-'));
    const importCpuMs = importCpu(file);
    rows.push({
      name,
      gzipKb: Math.round(gzipSync(readFileSync(file)).length / 102.4) / 10,
      importCpuMs: Math.round(importCpuMs),
      ratio: Math.round((importCpuMs / (rows[0]?.importCpuMs ?? importCpuMs)) * 100) / 100,
    });
  }
  return rows;
};
