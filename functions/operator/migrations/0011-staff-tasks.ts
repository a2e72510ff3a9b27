import type { RebuildMigration } from './migration.ts';

/** The queue of staff reads tasks, which 0.3.0 didn't write with reports and support requests. */
export const staffTasks: RebuildMigration = {
  number: '0011',
  description: 'Writes the tasks of the staff queue for reported unlocks, reports, signals and support requests',
  rebuilds: ['staff-tasks'],
};
