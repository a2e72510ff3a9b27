import type { RebuildMigration } from './migration.ts';

/**
 * 0.3.0 measured companies from their own ZIP Codes, which told where a one-person company lives [PRO-39], and its demo
 * data had search entries, matches and lists of accounts with small mistakes.
 */
export const rebuiltProjections: RebuildMigration = {
  number: '0004',
  description: 'Rebuilds search entries, matches and the lists of accounts as this version makes them',
  rebuilds: ['search', 'matches', 'account-listings'],
};
