import { LIVE_ALIAS } from '../constructs/backend-function.ts';
import { type Answer, isError } from './ask-aws.ts';
import {
  type FunctionVersion,
  type LiveFunction,
  liveRelease,
  planRollback,
  type RollbackPlan,
} from './plan-rollback.ts';

/** Calls the AWS CLI. */
type Aws = <T>(...args: string[]) => Answer<T>;

export type RollbackOptions = {
  stage: string;
  /** The release to return to. When empty, the one before the newest. */
  to?: string;
  /** Also accepts that settings of the functions get earlier values. */
  withSettings?: boolean;
  /** Leaves the pages of the site as they are. */
  functionsOnly?: boolean;
  aws: Aws;
  print: (line: string) => void;
  /** Returns whether to continue after the plan was printed. */
  confirm: (question: string) => Promise<boolean>;
};

/** A reason for which a rollback changes nothing. */
export class RollbackProblem extends Error {}

/** The folder with the pages of a release, in the bucket of the source maps. */
export const pagesOf = (release: string): string => `pages/${release}/`;

/** The object with the release that was live before another one was deployed, as a JSON string. */
export const previousOf = (release: string): string => `previous/${release}.json`;

/** Excludes files that are no page of a release: hashed assets, which the site keeps, and the stage's settings. */
export const PAGE_FILTERS = ['--exclude', 'assets/*', '--exclude', 'config.json'];

const requireValue = <T>(answer: Answer<T>): T => {
  if (isError(answer)) throw new RollbackProblem(answer.error);
  return answer.value;
};

const outputOf = (name: string) => `Stacks[0].Outputs[?OutputKey=='${name}'].OutputValue | [0]`;

/** Returns the outputs of the stack `web` that a rollback needs. */
export const readSite = (aws: Aws, stage: string) => {
  const read = (name: string) =>
    requireValue<string | null>(
      aws('cloudformation', 'describe-stacks', '--stack-name', `plumbline-${stage}-web`, '--query', outputOf(name)),
    ) ?? '';
  return { releases: read('SourceMapsBucket'), site: read('SiteBucket'), distribution: read('DistributionId') };
};

const VERSION = '{version: Version, publishedAt: LastModified, variables: Environment.Variables}';

/** Returns all functions of a stage that have the alias. */
export const readFunctions = (aws: Aws, stage: string): LiveFunction[] => {
  const stacks = requireValue<string[]>(
    aws(
      ...['cloudformation', 'describe-stacks', '--query'],
      `Stacks[?Tags[?Key=='stage' && Value=='${stage}']].StackName`,
    ),
  );
  const arns = stacks.flatMap((stack) =>
    requireValue<string[]>(
      aws(
        ...['cloudformation', 'list-stack-resources', '--stack-name', stack, '--query'],
        "StackResourceSummaries[?ResourceType=='AWS::Lambda::Alias'].PhysicalResourceId",
      ),
    ),
  );
  return arns.map((arn) => {
    const name = arn.split(':').at(-2) ?? '';
    const live = requireValue<string>(
      aws('lambda', 'get-alias', '--function-name', name, '--name', LIVE_ALIAS, '--query', 'FunctionVersion'),
    );
    const versions = requireValue<FunctionVersion[]>(
      aws('lambda', 'list-versions-by-function', '--function-name', name, '--query', `Versions[].${VERSION}`),
    );
    const published = versions.filter(({ version }) => version !== '$LATEST');
    return { name, live, versions: published.map((it) => ({ ...it, variables: it.variables ?? {} })) };
  });
};

/**
 * Returns the release that was live before a release was deployed; undefined when that was not stored. The order of
 * deployments isn't enough, because a release between them may have been rolled back.
 */
const readPrevious = (aws: Aws, stage: string, release: string | undefined): string | undefined => {
  if (!release) return undefined;
  const { releases } = readSite(aws, stage);
  const found = aws<unknown>('s3', 'cp', `s3://${releases}/${previousOf(release)}`, '-');
  return !isError(found) && typeof found.value === 'string' ? found.value : undefined;
};

const requirePages = (aws: Aws, bucket: string, { to }: RollbackPlan): void => {
  const found = requireValue<{ Contents?: unknown[] }>(
    aws('s3api', 'list-objects-v2', '--bucket', bucket, '--prefix', pagesOf(to), '--max-items', '1'),
  );
  if (found.Contents?.length) return;
  throw new RollbackProblem(
    `The pages of ${to} are not stored. Add --functions-only to leave the site as it is, or deploy ${to} again.`,
  );
};

const linesOf = ({ from, to, moves, newer, settings }: RollbackPlan): string[] => [
  `From release ${from} to ${to}:`,
  ...moves.map((move) => `  ${move.name}: version ${move.from} to ${move.to}`),
  ...newer.map((name) => `  ${name} is new since then and stays`),
  ...settings.map((name) => `  The setting ${name} gets its earlier value`),
];

/**
 * Moves a stage back to an earlier release: first the pages of the site, which work with the newer functions, then the
 * alias of each function. Changes nothing and throws a RollbackProblem when something is missing.
 */
export async function rollBackStage(options: RollbackOptions): Promise<void> {
  const { stage, to, withSettings, functionsOnly, aws, print, confirm } = options;
  const functions = readFunctions(aws, stage);
  const plan = planRollback(functions, to || readPrevious(aws, stage, liveRelease(functions)));
  if ('error' in plan) throw new RollbackProblem(plan.error);
  const site = functionsOnly ? undefined : readSite(aws, stage);
  for (const line of linesOf(plan)) print(line);
  if (site) requirePages(aws, site.releases, plan);
  if (plan.settings.length && !withSettings)
    throw new RollbackProblem('A setting may name another table or bucket. Add --with-settings to accept the values.');
  if (!(await confirm(`Return ${stage} to ${plan.to}?`))) throw new RollbackProblem('Nothing was changed.');

  if (site) {
    const source = `s3://${site.releases}/${pagesOf(plan.to)}`;
    requireValue(aws('s3', 'cp', source, `s3://${site.site}/`, '--recursive', '--only-show-errors'));
    const cleared = aws('cloudfront', 'create-invalidation', '--distribution-id', site.distribution, '--paths', '/*');
    // CloudFront revalidates pages after a second anyway, so the functions don't wait for this.
    if (isError(cleared)) print(`CloudFront's cache was not cleared: ${cleared.error}`);
    print(`The pages of ${plan.to} are back.`);
  }
  for (const { name, to: version } of plan.moves)
    requireValue(
      aws(
        ...['lambda', 'update-alias', '--function-name', name, '--name', LIVE_ALIAS],
        ...['--function-version', version],
      ),
    );
  print(`${plan.moves.length} functions run release ${plan.to}.`);
}
