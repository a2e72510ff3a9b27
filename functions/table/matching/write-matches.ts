import { ConditionFailed, transact, type Write } from '../core/transact.ts';

/**
 * A match to add (`by` is 1) or remove (-1): its own writes, the named checks that it shares with other matches, and
 * the write that counts it on its job or project (`subject`).
 */
export type MatchChange = {
  subject: string;
  by: 1 | -1;
  count: (by: number) => Write;
  writes: Write[];
  checks?: Record<string, () => Write>;
};
type Owned = { write: Write; owners: MatchChange[] };

/** The matches of one transaction. Each needs at most five writes, which stays below DynamoDB's limit of 100. */
const AT_ONCE = 19;

const sharedBy = (
  changes: MatchChange[],
  namesOf: (change: MatchChange) => string[],
  make: (name: string) => Write,
): Owned[] => {
  const names = new Set(changes.flatMap(namesOf));
  return [...names].map((name) => ({
    write: make(name),
    owners: changes.filter((change) => namesOf(change).includes(name)),
  }));
};

const writesOf = (changes: MatchChange[]): Owned[] => {
  const checks: Record<string, () => Write> = Object.assign({}, ...changes.map((change) => change.checks));
  const countOn = (subject: string): Write => {
    const own = changes.filter((change) => change.subject === subject);
    return own[0]!.count(own.reduce((sum, { by }) => sum + by, 0));
  };
  return [
    ...changes.flatMap((change) => change.writes.map((write) => ({ write, owners: [change] }))),
    ...sharedBy(
      changes,
      (change) => Object.keys(change.checks ?? {}),
      (name) => checks[name]!(),
    ),
    ...sharedBy(changes, ({ subject }) => [subject], countOn),
  ];
};

/**
 * Writes matches with the counts of their subjects in one transaction. Repeats it without the matches whose condition
 * failed. Returns the number written.
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
      const refused = new Set(error.failed.flatMap((at) => owned[at]?.owners ?? []));
      if (!refused.size) throw error;
      open = open.filter((change) => !refused.has(change));
    }
  }
  return 0;
};

export const writeMatches = async (changes: MatchChange[]): Promise<number> => {
  let written = 0;
  for (let at = 0; at < changes.length; at += AT_ONCE) written += await writeTogether(changes.slice(at, at + AT_ONCE));
  return written;
};
