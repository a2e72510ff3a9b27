import type { RebuildMigration } from './migration.ts';

/** Until 0.3.0 public jobs had neither openings, start date, overtime, travel nor required licenses. */
export const factsOfPublicJobs: RebuildMigration = {
  number: '0020',
  description: 'Adds openings, start, overtime, travel and required licenses to the lists of public jobs',
  rebuilds: ['public-jobs'],
};
