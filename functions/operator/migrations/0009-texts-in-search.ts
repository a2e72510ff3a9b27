import type { RebuildMigration } from './migration.ts';

/** Searches by words read entries with the texts of jobs, which 0.3.0 didn't write. */
export const textsInSearch: RebuildMigration = {
  number: '0009',
  description: 'Writes the search entries by which jobs are found by a word of their title, company or town',
  rebuilds: ['search'],
};
