import { createHash } from 'node:crypto';

/** A change of one expression or statement that some test should notice. */
export type Mutant = {
  /** The number that the instrumented sources switch on; it changes from run to run. */
  id: string;
  /** The same from run to run as long as the file has the same code, wherever its lines move. */
  key: string;
  file: string;
  line: number;
  mutator: string;
  /** The source line in which the mutant begins, without indentation. */
  code: string;
  original: string;
  replacement: string;
};

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

export type FoundMutant = Omit<Mutant, 'key'>;

/** Adds keys. Equal changes in one file are told apart by their order. */
export const withKeys = (found: readonly FoundMutant[]): Mutant[] => {
  const counts = new Map<string, number>();
  return found.map((mutant) => {
    const [original, replacement] = [collapse(mutant.original), collapse(mutant.replacement)];
    const text = [mutant.file, mutant.mutator, mutant.code, original, replacement].join('\0');
    const count = counts.get(text) ?? 0;
    counts.set(text, count + 1);
    const key = createHash('sha256').update(`${text}\0${count}`).digest('hex').slice(0, 12);
    return { ...mutant, original, replacement, key };
  });
};

/** Whether a file is in a folder, or is the file that the path names. */
export const isUnder = (file: string, path: string): boolean =>
  file === path || file.startsWith(path.endsWith('/') ? path : `${path}/`);
