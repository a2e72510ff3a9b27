import { storedDays } from '@plumbline/shared/domain/privacy/stored-days';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { type EntityName, entityNames, tableAttributes } from '@plumbline/shared/table-names';
import { epochSeconds, now } from '../../platform/clock.ts';
import type { ItemMigration } from './migration.ts';

const { entity, timeToLive } = tableAttributes;

/** Until 0.3.0 views, activity, support requests, payments and the audit log had no time of deletion. */
export const endOfStoredItems: ItemMigration = {
  number: '0012',
  description: 'Sets when items are deleted that the retention table limits, counted from now',
  entities: entityNames.filter((name) => storedDays(name) !== undefined),
  check: (item) => item[timeToLive] !== undefined,
  up: (item) => {
    const days = storedDays(item[entity] as EntityName) ?? 0;
    return { [timeToLive]: epochSeconds(new Date(now().getTime() + days * DAY_MS)) };
  },
};
