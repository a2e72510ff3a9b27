import { type Condition, ConditionCheck } from 'dynamodb-toolbox';
import { SeekerProfile, type SeekerProfileItem } from './profile.ts';

const isFindable: Condition<typeof SeekerProfile>[] = [
  { attr: 'public', eq: true },
  { attr: 'complete', eq: true },
  // A suspended seeker is absent as well, which fails the same transactions. This makes the condition complete by
  // itself.
  { attr: 'suspendedAt', exists: false },
];

const windowOf = (date: string | undefined): Condition<typeof SeekerProfile> =>
  date === undefined ? { attr: 'lastPriorityAccess', exists: false } : { attr: 'lastPriorityAccess', eq: date };

/**
 * Repeats in a transaction what was read of a seeker: that companies may find the profile, and which priority window
 * was the last one. It is one condition, because a transaction takes one for each item.
 */
export const ifSeekerStill = (
  { id, lastPriorityAccess }: Pick<SeekerProfileItem, 'id' | 'lastPriorityAccess'>,
  { findable, window }: { findable: boolean; window: boolean },
) =>
  SeekerProfile.build(ConditionCheck)
    .key({ id })
    .condition({ and: [...(findable ? isFindable : []), ...(window ? [windowOf(lastPriorityAccess)] : [])] });
