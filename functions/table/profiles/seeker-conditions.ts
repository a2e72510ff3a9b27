import { type Condition, ConditionCheck } from 'dynamodb-toolbox';
import { SeekerProfile, type SeekerProfileItem } from './profile.ts';

const isFindable: Condition<typeof SeekerProfile>[] = [
  { attr: 'public', eq: true },
  { attr: 'complete', eq: true },
  // A suspended seeker also has a tombstone, which fails the same transactions. With this line, the condition is
  // complete without it.
  { attr: 'suspendedAt', exists: false },
];

const windowOf = (date: string | undefined): Condition<typeof SeekerProfile> =>
  date === undefined ? { attr: 'lastPriorityAccess', exists: false } : { attr: 'lastPriorityAccess', eq: date };

/**
 * Returns a condition of a transaction: companies may still find the seeker, and the last priority access is the one
 * that was read. It is one condition, because a transaction may contain an item only once.
 */
export const ifSeekerStill = (
  { id, lastPriorityAccess }: Pick<SeekerProfileItem, 'id' | 'lastPriorityAccess'>,
  { findable, window }: { findable: boolean; window: boolean },
) =>
  SeekerProfile.build(ConditionCheck)
    .key({ id })
    .condition({ and: [...(findable ? isFindable : []), ...(window ? [windowOf(lastPriorityAccess)] : [])] });
