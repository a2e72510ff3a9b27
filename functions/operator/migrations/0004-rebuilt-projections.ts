import type { RebuildMigration } from './migration.ts';

/**
 * 0.3.0 measured distances from companies' own ZIP Codes, which revealed where a one-person company is. Its demo data
 * had small errors in search entries, matches and lists of accounts [PRO-39].
 */
export const rebuiltProjections: RebuildMigration = {
  number: '0004',
  description: 'Rebuilds search entries, matches and the lists of accounts as this version makes them',
  rebuilds: ['search', 'matches', 'account-listings'],
};
