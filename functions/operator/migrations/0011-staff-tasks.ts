import type { RebuildMigration } from './migration.ts';

/** The queue of staff reads tasks, which 0.3.0 didn't write with reports and support requests. */
export const staffTasks: RebuildMigration = {
  number: '0011',
  description: 'Writes the tasks of the staff queue for reported unlocks, reports, signals and support requests',
  rebuilds: ['staff-tasks'],
};

/** Until 0.3.0 no index listed documents by their last day. */
export const documentsByLastDay: RebuildMigration = {
  number: '0019',
  description: 'Lists documents by their last day for the page of documents',
  rebuilds: ['document-expiries'],
};
