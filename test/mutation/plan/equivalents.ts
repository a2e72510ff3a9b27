import type { Mutant } from './mutant.ts';

/**
 * Mutants that no test can notice, named by their code: line numbers would go stale with every edit above. A `*` in
 * `code` means any text, for the rows of a table.
 */
export type Equivalent = Pick<Mutant, 'file' | 'mutator' | 'code' | 'original' | 'replacement'> & { reason: string };

const named = ['file', 'mutator', 'code', 'original', 'replacement'] as const;

const matchesCode = (pattern: string, code: string): boolean => {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return code === pattern;
  const last = rest.pop() ?? '';
  let position = first.length;
  for (const part of rest) {
    const index = code.indexOf(part, position);
    if (index < 0) return false;
    position = index + part.length;
  }
  return code.startsWith(first) && code.endsWith(last) && code.length - last.length >= position;
};

const matches = (equivalent: Equivalent, mutant: Pick<Mutant, (typeof named)[number]>): boolean =>
  named.every((name) =>
    name === 'code' ? matchesCode(equivalent.code, mutant.code) : equivalent[name] === mutant[name],
  );

/** Removes the equivalent mutants, and lists those entries that no longer name a mutant. */
export const separateEquivalents = <T extends Mutant>(mutants: readonly T[], equivalents: readonly Equivalent[]) => {
  return {
    mutants: mutants.filter((mutant) => !equivalents.some((equivalent) => matches(equivalent, mutant))),
    stale: equivalents.filter((equivalent) => !mutants.some((mutant) => matches(equivalent, mutant))),
  };
};

/** Problems in the form of the list: missing or empty texts, reasons that say too little, entries that occur twice. */
export const equivalentProblems = (entries: readonly Partial<Equivalent>[]): string[] => {
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    const name = `entry ${index + 1} (${entry.file ?? 'no file'})`;
    const key = JSON.stringify(named.map((field) => entry[field]));
    const isDouble = seen.has(key);
    seen.add(key);
    return [
      ...named
        .filter((field) => typeof entry[field] !== 'string' || (entry[field] === '' && field !== 'replacement'))
        .map((field) => `${name} has no ${field}`),
      ...((entry.reason ?? '').length < 20 ? [`${name} needs a reason`] : []),
      ...(isDouble ? [`${name} occurs twice`] : []),
    ];
  });
};
