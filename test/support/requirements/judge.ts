import type { Row } from './checklist.ts';
import { constants, listsAlone, unusedNames } from './constants.ts';
import { type Level, levelOf, showsKind, type TestFile } from './levels.ts';
import { idsInTitles } from './titles.ts';

type Sources = { tests: readonly TestFile[]; product: readonly TestFile[] };

const levelsById = (tests: readonly TestFile[]): Map<string, Set<Level>> => {
  const levels = new Map<string, Set<Level>>();
  for (const test of tests) {
    for (const id of idsInTitles(test.source)) levels.set(id, (levels.get(id) ?? new Set()).add(levelOf(test)));
  }
  return levels;
};

const wrongLevel = (seen: ReadonlySet<Level>): string =>
  seen.has('gateway')
    ? 'only in an API test'
    : seen.has('screen')
      ? 'only in a test of the screen'
      : 'only in a unit test';

const unusedConstant = (id: string, product: readonly TestFile[]): string | undefined => {
  if (listsAlone.includes(id)) return undefined;
  const constant = constants[id];
  if (!constant) return 'no constant is named for it';
  const unused = unusedNames(constant, product);
  return unused.length ? `the product does not use ${unused.join(', ')}` : undefined;
};

/** Why rows do not count, by id; a row that counts is not in it. */
export const missingRows = (rows: readonly Row[], { tests, product }: Sources): Map<string, string> => {
  const levels = levelsById(tests);
  const reasonOf = ({ id, kind }: Row): string | undefined => {
    const seen = levels.get(id);
    if (!seen) return 'without a test';
    if (![...seen].some((level) => showsKind(kind, level))) return wrongLevel(seen);
    return kind === 'const' ? unusedConstant(id, product) : undefined;
  };
  return new Map(
    rows.map((row) => [row.id, reasonOf(row)] as const).filter((entry): entry is [string, string] => !!entry[1]),
  );
};
