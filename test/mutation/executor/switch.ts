import type { ActiveMutant, Hits } from './messages.ts';

/** The variables that instrumented code reads and writes, by the names of @stryker-mutator/instrumenter. */
type Switch = {
  activeMutant?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Hits; perTest: Record<string, Hits> };
};

/** Processes that start with this variable have its mutant active from their first import. */
export const ACTIVE_MUTANT_VARIABLE = '__STRYKER_ACTIVE_MUTANT__';
export const HIT_LIMIT_VARIABLE = 'MUTATION_HIT_LIMIT';
export const REACH_FILE_VARIABLE = 'MUTATION_REACH_FILE';
/** A JSON list of full names of tests that fail without any mutant. */
export const SKIPPED_TESTS_VARIABLE = 'MUTATION_SKIPPED_TESTS';

const globals = globalThis as { __stryker__?: Switch };
const ownSwitch = (): Switch => {
  globals.__stryker__ ??= {};
  return globals.__stryker__;
};

/** Activates a mutant in this process; code that has run on import is not affected. */
export const activateMutant = (mutant: ActiveMutant | undefined): void => {
  const current = ownSwitch();
  current.activeMutant = mutant?.id;
  current.hitCount = mutant && 0;
  current.hitLimit = mutant?.hitLimit;
};

/** Returns how often each mutant was evaluated since the last call. */
export const takeHits = (): Hits => {
  const coverage = ownSwitch().mutantCoverage;
  const hits = coverage?.static ?? {};
  // Instrumented modules keep the object around it.
  if (coverage) coverage.static = {};
  return hits;
};

/** The mutant that this process was started with. */
export const mutantOfEnvironment = (): ActiveMutant | undefined => {
  const id = process.env[ACTIVE_MUTANT_VARIABLE];
  return id === undefined ? undefined : { id, hitLimit: Number(process.env[HIT_LIMIT_VARIABLE] ?? Infinity) };
};

/** The environment of a process that starts with a mutant. */
export const environmentOf = (mutant: ActiveMutant | undefined): Record<string, string> =>
  mutant ? { [ACTIVE_MUTANT_VARIABLE]: mutant.id, [HIT_LIMIT_VARIABLE]: String(mutant.hitLimit) } : {};
