import { isUnder, type Mutant } from './mutant.ts';

export type Status = 'killed' | 'timeout' | 'survived' | 'unreached';

export type MutantResult = Pick<Mutant, 'key' | 'file' | 'line' | 'mutator' | 'code' | 'original' | 'replacement'> & {
  status: Status;
  /** The test that failed, and the project it belongs to. */
  killer?: string;
  /** The test files that ran with the mutant. */
  tried: string[];
  /** The number of test files that can notice the mutant. */
  reaching: number;
  ms: number;
};

export type Area = { name: string; required?: boolean; unitOnly?: boolean; paths: readonly string[] };

export type Score = {
  name: string;
  mutants: number;
  killed: number;
  timeouts: number;
  survived: number;
  unreached: number;
};

/** Below this number a score says too little to fail a run. */
const LEAST_MUTANTS = 100;
const LEAST_PERCENT = 90;

export const percentOf = ({ killed, timeouts, mutants }: Score): number =>
  mutants === 0 ? 100 : ((killed + timeouts) / mutants) * 100;

export const scoreOf = (name: string, results: readonly Pick<MutantResult, 'status'>[]): Score => {
  const count = (status: Status) => results.filter((result) => result.status === status).length;
  return {
    name,
    mutants: results.length,
    killed: count('killed'),
    timeouts: count('timeout'),
    survived: count('survived'),
    unreached: count('unreached'),
  };
};

/** The area of a file is the one with the longest path that contains it. */
export const areaOf = (file: string, areas: readonly Area[]): Area | undefined => {
  const paths = areas.flatMap((area) =>
    area.paths.filter((path) => isUnder(file, path)).map((path) => ({ area, path })),
  );
  return paths.toSorted((one, other) => other.path.length - one.path.length)[0]?.area;
};

/** A row for each path of the scope that has results, then one for each required area, then one for all. */
export const scoreTable = (results: readonly MutantResult[], areas: readonly Area[]): Score[] => {
  const paths = areas.flatMap((area) => area.paths).toSorted((one, other) => other.length - one.length);
  const pathOf = (file: string) => paths.find((path) => isUnder(file, path)) ?? file;
  const byPath = Object.entries(Object.groupBy(results, ({ file }) => pathOf(file)));
  return [
    ...byPath.toSorted(([one], [other]) => one.localeCompare(other)).map(([path, own = []]) => scoreOf(path, own)),
    ...areas
      .filter(({ required }) => required)
      .map((area) =>
        scoreOf(
          `= ${area.name}`,
          results.filter(({ file }) => areaOf(file, areas) === area),
        ),
      )
      .filter(({ mutants }) => mutants > 0),
    scoreOf('= all', results),
  ];
};

/** Scores that fail the run: all mutants together, and each required area that has enough of them. */
export const lowScores = (results: readonly MutantResult[], areas: readonly Area[]): Score[] => {
  const all = scoreOf('all', results);
  const required = areas
    .filter((area) => area.required)
    .map((area) =>
      scoreOf(
        area.name,
        results.filter(({ file }) => areaOf(file, areas) === area),
      ),
    )
    .filter(({ mutants }) => mutants >= LEAST_MUTANTS);
  return [all, ...required].filter((score) => percentOf(score) < LEAST_PERCENT);
};
