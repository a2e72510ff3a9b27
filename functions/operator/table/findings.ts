/** The faults that a check found, by kind: their number and the first ones. */
export type Findings = ReadonlyMap<string, { count: number; examples: string[] }>;

const MOST_EXAMPLES = 20;

/** Collects faults. Only the first ones of a kind are kept, because a wrong table can have millions. */
export const createFindings = () => {
  const found = new Map<string, { count: number; examples: string[] }>();
  return {
    add: (kind: string, example: string, count = 1): void => {
      const entry = found.get(kind) ?? { count: 0, examples: [] };
      entry.count += count;
      if (entry.examples.length < MOST_EXAMPLES) entry.examples.push(example);
      found.set(kind, entry);
    },
    all: (): Findings => found,
  };
};
export type AddFinding = ReturnType<typeof createFindings>['add'];
