import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@plumbline/shared/contracts/index';
import { buildApp } from '../../build-app.ts';
import type { Settings } from '../../settings.ts';
import { MachineProblem } from '../dynamodb/java.ts';
import { removePath } from '../state.ts';
import { carry, type Omitted, type StackTemplate } from './carry.ts';
import { localstackCredentials, REGION } from './clients.ts';

export type DeployOptions = {
  endpoint: string;
  settings: Settings;
  carried: ReadonlySet<string>;
  /** The folder for the cloud assembly. */
  directory: string;
  say: (line: string) => void;
};

/** Synthesizes the app, removes resources that aren't `carried`, and deploys the rest with aws-cdk-local. */
export async function deploy(options: DeployOptions): Promise<{ stacks: StackTemplate[]; omitted: Omitted[] }> {
  const { directory, settings, carried } = options;
  removePath(directory);
  const app = buildApp({
    endpoints: Object.values(endpoints),
    settings,
    nag: false,
    bundle: false,
    outdir: directory,
  });
  const assembly = app.synth();
  const synthesised = assembly.stacks.map(({ stackName, templateFile }) => ({
    name: stackName,
    file: templateFile,
    ...(JSON.parse(readFileSync(join(directory, templateFile), 'utf8')) as object),
  }));
  const { stacks, omitted } = carry(synthesised, carried);
  stacks.forEach(({ name: _, ...template }, index) => {
    const { file, ...rest } = template as typeof template & { file: string };
    const path = join(directory, file ?? synthesised[index]?.file ?? '');
    writeFileSync(path, JSON.stringify(rest));
  });
  await cdklocal(options, ['bootstrap', `aws://000000000000/${REGION}`]);
  await cdklocal(options, ['deploy', '--app', directory, '--all', '--require-approval', 'never']);
  return { stacks, omitted };
}

/** Runs aws-cdk-local without output. When it fails, the error contains its output. */
function cdklocal({ endpoint, directory }: DeployOptions, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('cdklocal', [...args, '--progress', 'events', '--no-color'], {
      // In the folder of cdk.json, even a bootstrap would synthesize the app.
      cwd: directory,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        AWS_ENDPOINT_URL: endpoint,
        AWS_ENDPOINT_URL_S3: endpoint,
        AWS_REGION: REGION,
        AWS_ACCESS_KEY_ID: localstackCredentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: localstackCredentials.secretAccessKey,
        CDK_DISABLE_CLI_TELEMETRY: 'true',
      },
    });
    const said: string[] = [];
    const note = (chunk: Buffer) => void said.push(String(chunk));
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      const log = `${directory}.log`;
      writeFileSync(log, said.join(''));
      const lines = said.join('').split('\n');
      const reason = lines.findLast((line) => /fail|error/i.test(line)) ?? lines.findLast((line) => line.trim());
      reject(new MachineProblem(`'cdklocal ${args[0]}' failed: ${reason?.trim()} All it said: ${log}`));
    });
  });
}
