/** A published version of a function. `publishedAt` is an ISO date. */
export type FunctionVersion = {
  version: string;
  publishedAt: string;
  /** Its environment, with the release in RELEASE. */
  variables: Readonly<Record<string, string>>;
};

/** A function with the version that its alias points to. */
export type LiveFunction = { name: string; live: string; versions: readonly FunctionVersion[] };

type Move = { name: string; from: string; to: string };

export type RollbackPlan = {
  /** The release to leave, and the one to return to. */
  from: string;
  to: string;
  moves: Move[];
  /** Functions that the release didn't have. They stay, and nothing of the release calls them. */
  newer: string[];
  /** Variables of the environment that get an earlier value again, because a version has its own. */
  settings: string[];
};

const releaseOf = ({ variables }: FunctionVersion): string => variables.RELEASE ?? '';
const liveOf = ({ live, versions }: LiveFunction) => versions.find(({ version }) => version === live);

/** Returns the releases in the order in which they were deployed first. */
const releasesOf = (functions: readonly LiveFunction[]): string[] => {
  const versions = functions.flatMap((fn) => fn.versions);
  const inOrder = versions.toSorted((left, right) => left.publishedAt.localeCompare(right.publishedAt));
  return [...new Set(inOrder.map(releaseOf))].filter((release) => release !== '');
};

/**
 * Returns the newest live release. After a deployment that failed, there are two of them. Functions with versions of a
 * single release say nothing when there are others, because a rollback leaves new functions as they are.
 */
export function liveRelease(functions: readonly LiveFunction[]): string | undefined {
  const older = functions.filter(({ versions }) => new Set(versions.map(releaseOf)).size > 1);
  const asked = older.length ? older : functions;
  const live = new Set(asked.map(liveOf).flatMap((version) => (version ? [releaseOf(version)] : [])));
  return releasesOf(functions).findLast((release) => live.has(release));
}

/**
 * Returns the functions that run another release than the one that was just deployed. CloudFormation moves no alias
 * when the same release was deployed before and rolled back.
 */
export const functionsOfOtherReleases = (functions: readonly LiveFunction[], release: string): string[] =>
  functions.filter((fn) => liveOf(fn) && releaseOf(liveOf(fn)!) !== release).map(({ name }) => name);

/** Returns the variables with another value in the target version. It doesn't read those that it doesn't have. */
const changedSettings = (live: FunctionVersion, target: FunctionVersion): string[] =>
  Object.entries(target.variables)
    .filter(([name, value]) => name !== 'RELEASE' && name in live.variables && live.variables[name] !== value)
    .map(([name]) => name);

/**
 * Returns the moves of aliases that bring back the release before the newest one, or the release `to`. Returns an error
 * when there is no such release.
 */
export function planRollback(functions: readonly LiveFunction[], to?: string): RollbackPlan | { error: string } {
  const releases = releasesOf(functions);
  const from = liveRelease(functions);
  if (from === undefined) return { error: 'No function of this stage names its release.' };
  const target = to || releases[releases.indexOf(from) - 1];
  if (!target) return { error: `${from} is the first release of this stage.` };
  const position = releases.indexOf(target);
  if (position < 0) return { error: `${target} is no release of this stage. There are: ${releases.join(', ')}` };

  const plan: RollbackPlan = { from, to: target, moves: [], newer: [], settings: [] };
  const settings = new Set<string>();
  for (const fn of functions) {
    const live = liveOf(fn);
    // A release whose deployment failed has not published every function, so an older version can be its last one.
    const reached = fn.versions.filter((version) => {
      const index = releases.indexOf(releaseOf(version));
      return index >= 0 && index <= position;
    });
    const version = reached.toSorted((left, right) => Number(left.version) - Number(right.version)).at(-1);
    if (!version || !live) plan.newer.push(fn.name);
    else if (version.version !== live.version) {
      plan.moves.push({ name: fn.name, from: live.version, to: version.version });
      for (const name of changedSettings(live, version)) settings.add(name);
    }
  }
  return { ...plan, settings: [...settings].toSorted() };
}
