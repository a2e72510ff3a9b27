import { locateZip } from '@plumbline/shared/geography/zip-location';
import { partsOfJob } from '../../table/jobs/job-patterns.ts';
import type { ItemMigration } from './migration.ts';

/** Until 0.3.0 a job had no time zone, so its posting day was counted in UTC. */
export const timeZonesOfJobs: ItemMigration = {
  number: '0005',
  description: 'Adds the time zone of the ZIP Code to jobs and public jobs',
  entities: ['Job', 'PublicJob'],
  check: ({ timeZone }) => timeZone !== undefined,
  up: async ({ id, zip }, read) => {
    const job = zip === undefined ? await read(partsOfJob.keys({ id: String(id), part: 'JOB' })) : undefined;
    const timeZone = locateZip(String(zip ?? job?.zip))?.timeZone;
    return timeZone ? { timeZone } : {};
  },
};
