import type { TestResult } from '../report/last-run.ts';
import type { Row } from './checklist.ts';
import { constants, listsAlone, unusedNames } from './constants.ts';
import { type Level, levelOf, showsKind, type TestFile } from './levels.ts';
import { idsInTitle } from './titles.ts';

type Evidence = {
  /** A complete run. */
  results: readonly TestResult[];
  /** The test files that ran; a file's level depends on its source. */
  tests: readonly TestFile[];
  product: readonly TestFile[];
};

type RowResult = { passed: Set<Level>; failed: boolean };

const resultsById = ({ results, tests }: Evidence): Map<string, RowResult> => {
  const levels = new Map(tests.map((test) => [test.path, levelOf(test)]));
  const seen = new Map<string, RowResult>();
  for (const { path, title, passed, skipped } of results) {
    const level = levels.get(path);
    if (skipped || !level) continue;
    for (const id of idsInTitle(title)) {
      const known = seen.get(id) ?? { passed: new Set(), failed: false };
      if (passed) known.passed.add(level);
      else known.failed = true;
      seen.set(id, known);
    }
  }
  return seen;
};

const wrongLevel = (levels: ReadonlySet<Level>): string =>
  levels.has('gateway')
    ? 'only in an API test'
    : levels.has('screen')
      ? 'only in a test of the screen'
      : 'only in a unit test';

const unusedConstant = (id: string, product: readonly TestFile[]): string | undefined => {
  if (listsAlone.includes(id)) return 'the product does not use its list';
  const constant = constants[id];
  if (!constant) return 'no constant is named for it';
  const unused = unusedNames(constant, product);
  return unused.length ? `the product does not use ${unused.join(', ')}` : undefined;
};

/**
 * Why rows aren't shown, by id; rows that are shown are absent. A row is shown when a test with its id passed at the
 * row's own level, and none with it failed. Skipped tests show nothing.
 */
export const missingRows = (rows: readonly Row[], evidence: Evidence): Map<string, string> => {
  const seenById = resultsById(evidence);
  const reasonOf = ({ id, kind }: Row): string | undefined => {
    const seen = seenById.get(id);
    if (!seen) return 'without a test';
    if (seen.failed) return 'a test failed';
    if (![...seen.passed].some((level) => showsKind(kind, level))) return wrongLevel(seen.passed);
    return kind === 'const' ? unusedConstant(id, evidence.product) : undefined;
  };
  return new Map(
    rows.map((row) => [row.id, reasonOf(row)] as const).filter((entry): entry is [string, string] => !!entry[1]),
  );
};
