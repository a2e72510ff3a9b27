import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { askAws, isError } from '../operate/ask-aws.ts';
import { loadStageFile } from './stage-file.ts';

/**
 * Prints the changes that a deployment would make, with the AWS credentials of the shell. It only reads, and compares
 * templates under the name of the deployed release, because another name would be a change of every function.
 */
const USAGE = 'npm run diff -- --stage staging';

const { stage } = parseArgs({ options: { stage: { type: 'string' } } }).values;
if (!stage) {
  console.error(USAGE);
  process.exit(2);
}
process.env.STAGE = stage;
loadStageFile(stage);
const release = askAws<string | null>(
  ...['cloudformation', 'describe-stacks', '--stack-name', `plumbline-${stage}-web`],
  ...['--query', "Stacks[0].Outputs[?OutputKey=='Release'].OutputValue | [0]"],
);
if (isError(release)) console.error(`The deployed release is unknown: ${release.error}`);
else if (release.value) process.env.RELEASE = release.value;

const run = (command: string, ...args: string[]) => {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
};
run('npm', 'run', 'build', '-w', 'web');
run('cdk', 'diff', '--method=template');
