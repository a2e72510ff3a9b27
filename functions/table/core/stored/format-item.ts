import { tableAttributes } from '@plumbline/shared/table-names';
import { type Entity, EntityFormatter, type FormattedItem } from 'dynamodb-toolbox';
import { logger } from '../../../platform/logger.ts';
import { type Attributes, toCurrentVersion, UnreadableItem } from './schema-versions.ts';

/** Returns a stored item as an item of its entity, from any readable version. Throws an UnreadableItem. */
export const formatItem = <E extends Entity>(entity: E, item: Attributes): FormattedItem<E> => {
  const current = toCurrentVersion(item);
  try {
    return entity.build(EntityFormatter).format(current) as FormattedItem<E>;
  } catch (error) {
    throw new UnreadableItem(item, (error as Error).message, error);
  }
};

/** Logs an UnreadableItem and returns undefined, so that a list continues without it. Throws other errors. */
export const skipUnreadable = (error: unknown): undefined => {
  if (!(error instanceof UnreadableItem)) throw error;
  logger.error(error.message, { key: error.key });
};

/** Returns an item of a list, or undefined for one that can't be read, which is logged. */
export const formatListItem = <E extends Entity>(entity: E, item: Attributes): FormattedItem<E> | undefined => {
  try {
    return formatItem(entity, item);
  } catch (error) {
    return skipUnreadable(error);
  }
};

export const entityNameOf = (item: Attributes): unknown => item[tableAttributes.entity];
