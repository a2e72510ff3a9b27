import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { askAws, isError } from '../operate/ask-aws.ts';
import { functionsOfOtherReleases, liveRelease } from '../operate/plan-rollback.ts';
import { PAGE_FILTERS, pagesOf, previousOf, readFunctions, readSite } from '../operate/rollback-stage.ts';
import { givenSettings, settingsProblems } from '../settings.ts';
import { collectSourceMaps } from './collect-source-maps.ts';
import { currentRelease } from './release.ts';
import { loadStageFile, stageFileOf } from './stage-file.ts';
import { tableChange } from './table-change.ts';

/**
 * Deploys a stage with the AWS credentials of the shell: builds the site, deploys the data stack, lets its secrets
 * accept the key of version 0.3.0, deploys all stacks, and stores the source maps and the pages of the
 * release. docs/deploy.md has what comes before and after.
 */
const USAGE = `npm run deploy -- --stage staging [--yes] [--change-table]
  --yes           deploys changes of permissions without asking, as a pipeline must
  --change-table  accepts that the stage uses another table than before, after a restore`;

const { values } = parseArgs({
  options: {
    stage: { type: 'string' },
    yes: { type: 'boolean', default: false },
    'change-table': { type: 'boolean', default: false },
  },
});
const stop = (...lines: string[]): never => {
  for (const line of lines) console.error(line);
  process.exit(2);
};

const { stage, yes } = values;
const isTableChangeAccepted = values['change-table'];
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
if (!yes && !process.stdin.isTTY) stop('Changes of permissions need an approval: add --yes in a pipeline.');
const change = tableChange(askAws, stage!, givenSettings(process.env).tableStreamArn);
if (change && !isTableChangeAccepted) stop(change, 'Add --change-table to accept that, after a restore.');

const runWith = (input: string | undefined, command: string, ...args: string[]): void => {
  const stdio = [input === undefined ? 'inherit' : 'pipe', 'inherit', 'inherit'] as const;
  const { status, error } = spawnSync(command, args, { stdio: [...stdio], ...(input !== undefined && { input }) });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
};
const run = (command: string, ...args: string[]): void => runWith(undefined, command, ...args);
const deployStacks = (...stacks: string[]) =>
  run('cdk', 'deploy', ...stacks, '--require-approval', yes ? 'never' : 'broadening');

const { RELEASE: release = '' } = process.env;
process.env.SOURCE_MAPS = '1';
run('npm', 'run', 'build', '-w', 'web');
collectSourceMaps({ kind: 'web', release });
/** Stores which release is live before this one, for a rollback. A stage without functions has none. */
const storePrevious = (): void => {
  const stacks = askAws('cloudformation', 'describe-stacks', '--stack-name', `plumbline-${stage}-web`);
  if (isError(stacks)) return;
  const previous = liveRelease(readFunctions(askAws, stage!));
  if (!previous || previous === release) return;
  const { releases } = readSite(askAws, stage!);
  runWith(JSON.stringify(previous), 'aws', 's3', 'cp', '-', `s3://${releases}/${previousOf(release)}`);
};

storePrevious();
deployStacks(`plumbline-${stage}-data`);
run('npm', 'run', '--silent', 'secrets', '--', 'carry-over', '--stage', stage!);
deployStacks('--all');

const others = functionsOfOtherReleases(readFunctions(askAws, stage!), release);
if (others.length)
  stop(
    `${release} was deployed before and rolled back, so ${others.length} functions still run another release.`,
    `To use it again: npm run rollback -- --stage ${stage} --to ${release}`,
  );

const folder = collectSourceMaps({ kind: 'functions', release });
const { releases, site } = readSite(askAws, stage!);
const copy = (from: string, to: string, ...filters: string[]) =>
  run('aws', 's3', 'cp', from, to, '--recursive', '--only-show-errors', ...filters);
copy(folder, `s3://${releases}/`);
copy(`s3://${site}/`, `s3://${releases}/${pagesOf(release)}`, ...PAGE_FILTERS);
console.log(`Deployed release ${release}. To return to the one before: npm run rollback -- --stage ${stage}`);
