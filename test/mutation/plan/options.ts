import { parseArgs } from 'node:util';
import type { RunStart } from '../results-file.ts';

export type MutationOptions = {
  share: number;
  seed: number;
  /** Only mutants of these folders or files; all of the scope when there are none. */
  folders: string[];
  /** Only test files under these paths; all when there are none. */
  tests: string[];
  /** The number of API test files that a mutant has to survive. */
  mostApiFiles: number;
  start: RunStart;
  /** Runs every test file without mutants again. */
  record: boolean;
};

const numberOf = (name: string, text: string, isValid: (value: number) => boolean): number => {
  const value = Number(text);
  if (text.trim() === '' || !isValid(value)) throw new Error(`--${name} ${text}: not a valid number`);
  return value;
};

const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

/** Reads the command line; throws an error that names the flag it cannot read. */
export const readOptions = (args: string[]): MutationOptions => {
  const { values } = parseArgs({
    args,
    options: {
      share: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      folder: { type: 'string', multiple: true, default: [] },
      tests: { type: 'string', multiple: true, default: [] },
      'api-files': { type: 'string', default: '25' },
      resume: { type: 'boolean', default: false },
      survivors: { type: 'boolean', default: false },
      record: { type: 'boolean', default: false },
    },
  });
  return {
    share: numberOf('share', values.share, (value) => value > 0 && value <= 1),
    seed: numberOf('seed', values.seed, Number.isInteger),
    folders: values.folder.map(withoutSlash),
    tests: values.tests.map(withoutSlash),
    mostApiFiles: numberOf('api-files', values['api-files'], (value) => Number.isInteger(value) && value >= 0),
    start: values.survivors ? 'survivors' : values.resume ? 'resume' : 'new',
    record: values.record,
  };
};
