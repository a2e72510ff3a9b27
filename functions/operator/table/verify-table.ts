import { type ProjectionName, projections, rebuild } from '../rebuild/run-rebuild.ts';
import { createFindings, type Findings } from './findings.ts';
import { verifyFiles } from './verify-files.ts';
import { type ItemOptions, verifyItems } from './verify-items.ts';

export type Verification = {
  looked: number;
  /** The number of items of each entity. */
  counts: ReadonlyMap<string, number>;
  /** The number of objects of files, and of those that the table doesn't name; undefined without a bucket. */
  files: { objects: number; unnamed: number } | undefined;
  findings: Findings;
};

export type VerifyOptions = ItemOptions & {
  /** False to leave the bucket of files unread. */
  hasFiles?: boolean;
  onPart?: (part: string) => void;
};

/**
 * Verifies the table of this process without changing anything: each item, what items say about each other, every
 * projection and counter against its sources, and the bucket of files.
 */
export const verifyTable = async (options: VerifyOptions = {}): Promise<Verification> => {
  const { hasFiles = true, itemsPerSecond, onPart } = options;
  const { add, all } = createFindings();
  onPart?.('items');
  const { looked, counts, fileIds } = await verifyItems(add, options);
  for (const name of Object.keys(projections) as ProjectionName[]) {
    onPart?.(name);
    const { missing, changed, orphaned } = await rebuild(name, { dryRun: true, itemsPerSecond });
    const different = missing + changed + orphaned;
    if (different)
      add(
        `a difference in the projection ${name}`,
        `${missing} missing, ${changed} changed, ${orphaned} orphaned`,
        different,
      );
  }
  onPart?.('files');
  const files = hasFiles ? await verifyFiles(fileIds, add) : undefined;
  return { looked, counts, files, findings: all() };
};

/** Returns the lines that tell an operator what was found. The last line is the verdict. */
export const linesOf = (table: string, { looked, counts, files, findings }: Verification): string[] => {
  const entities = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const faults = [...findings].flatMap(([kind, { count, examples }]) => [
    `${count} × ${kind}`,
    ...examples.map((example) => `    ${example}`),
  ]);
  const total = [...findings.values()].reduce((sum, { count }) => sum + count, 0);
  const inBucket = files ? `, ${files.objects} objects of files, ${files.unnamed} unnamed` : '';
  const verdict = total ? `${total} faults` : 'no fault';
  return [
    ...entities.map(([name, count]) => `${name.padEnd(24)}${String(count).padStart(10)}`),
    ...faults,
    `${table}: ${looked} items${inBucket}: ${verdict}`,
  ];
};
