import { ConditionFailed, transact, type Write } from '../core/transact.ts';

/** A count that several matches of a transaction change together. */
type Tally = (by: number) => Write;

/**
 * A match to add (`by` is 1) or remove (-1): its own writes, the named checks that it shares with other matches, and
 * the named counts that it changes, such as those of its job or project.
 */
export type MatchChange = {
  by: 1 | -1;
  writes: Write[];
  checks?: Record<string, () => Write>;
  tallies: Record<string, Tally>;
  /** The same change without a write that may fail, which is tried then. */
  otherwise?: { failed: Write; change: () => MatchChange };
};
type Owned = { write: Write; owners: MatchChange[] };

/** The matches of one transaction. Each needs at most six writes, which stays below DynamoDB's limit of 100. */
const AT_ONCE = 16;

const sharedBy = (
  changes: MatchChange[],
  namesOf: (change: MatchChange) => string[],
  make: (name: string, owners: MatchChange[]) => Write,
): Owned[] => {
  const names = new Set(changes.flatMap(namesOf));
  return [...names].map((name) => {
    const owners = changes.filter((change) => namesOf(change).includes(name));
    return { write: make(name, owners), owners };
  });
};

const writesOf = (changes: MatchChange[]): Owned[] => [
  ...changes.flatMap((change) => change.writes.map((write) => ({ write, owners: [change] }))),
  ...sharedBy(
    changes,
    ({ checks = {} }) => Object.keys(checks),
    (name, [owner]) => owner!.checks![name]!(),
  ),
  ...sharedBy(
    changes,
    ({ tallies }) => Object.keys(tallies),
    (name, owners) => owners[0]!.tallies[name]!(owners.reduce((sum, { by }) => sum + by, 0)),
  ),
];

/** Returns the changes to try again: those without a failed write, and the others in another form if they have one. */
const afterFailure = (changes: MatchChange[], failed: readonly Owned[]): MatchChange[] =>
  changes.flatMap((change) => {
    const own = failed.filter(({ owners }) => owners.includes(change));
    if (!own.length) return [change];
    const { otherwise } = change;
    return otherwise && own.every(({ write }) => write === otherwise.failed) ? [otherwise.change()] : [];
  });

/**
 * Writes matches with the counts in one transaction. Repeats it without the matches whose condition failed. Returns the
 * number written.
 */
const writeTogether = async (changes: MatchChange[]): Promise<number> => {
  let open = changes;
  while (open.length) {
    const owned = writesOf(open);
    try {
      await transact(...owned.map(({ write }) => write));
      return open.length;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      const failed = error.failed.flatMap((index) => owned[index] ?? []);
      if (!failed.some(({ owners }) => owners.length)) throw error;
      open = afterFailure(open, failed);
    }
  }
  return 0;
};

export const writeMatches = async (changes: MatchChange[]): Promise<number> => {
  let written = 0;
  for (let at = 0; at < changes.length; at += AT_ONCE) written += await writeTogether(changes.slice(at, at + AT_ONCE));
  return written;
};
