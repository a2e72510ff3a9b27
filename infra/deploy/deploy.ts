import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { askAws } from '../operate/ask-aws.ts';
import { PAGE_FILTERS, pagesOf, readSite } from '../operate/rollback-stage.ts';
import { givenSettings, settingsProblems } from '../settings.ts';
import { collectSourceMaps } from './collect-source-maps.ts';
import { currentRelease } from './release.ts';
import { loadStageFile, stageFileOf } from './stage-file.ts';

/**
 * Deploys a stage with the AWS credentials of the shell: builds the site, deploys the data stack, lets its secrets
 * accept the key of version 0.3.0, deploys all stacks, and stores the source maps and the pages of the
 * release. docs/deploy.md has what comes before and after.
 */
const USAGE = `npm run deploy -- --stage staging [--yes]
  --yes  deploys changes of permissions without asking, as a pipeline must`;

const { values } = parseArgs({ options: { stage: { type: 'string' }, yes: { type: 'boolean', default: false } } });
const stop = (...lines: string[]): never => {
  for (const line of lines) console.error(line);
  process.exit(2);
};

const { stage, yes } = values;
if (!stage) stop(USAGE);
process.env.STAGE = stage;
loadStageFile(stage);
process.env.RELEASE = currentRelease();
const problems = settingsProblems(givenSettings(process.env));
if (problems.length)
  stop(
    `Settings are missing. Copy .env.example to ${stageFileOf(stage!)} and fill in:`,
    ...problems.map((it) => `  ${it}`),
  );
if (!yes && !process.stdin.isTTY) stop('Changes of permissions need an approval: add --yes where nobody can give it.');

const run = (command: string, ...args: string[]): void => {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
};
const deployStacks = (...stacks: string[]) =>
  run('cdk', 'deploy', ...stacks, '--require-approval', yes ? 'never' : 'broadening');

const { RELEASE: release = '' } = process.env;
process.env.SOURCE_MAPS = '1';
run('npm', 'run', 'build', '-w', 'web');
collectSourceMaps({ kind: 'web', release });
deployStacks(`plumbline-${stage}-data`);
run('npm', 'run', '--silent', 'secrets', '--', 'carry-over', '--stage', stage!);
deployStacks('--all');

const folder = collectSourceMaps({ kind: 'functions', release });
const { releases, site } = readSite(askAws, stage!);
const copy = (from: string, to: string, ...filters: string[]) =>
  run('aws', 's3', 'cp', from, to, '--recursive', '--only-show-errors', ...filters);
copy(folder, `s3://${releases}/`);
copy(`s3://${site}/`, `s3://${releases}/${pagesOf(release)}`, ...PAGE_FILTERS);
console.log(`Deployed release ${release}. To return to the one before: npm run rollback -- --stage ${stage}`);
