import type { SeekerProfileItem } from '@plumbline/functions/table/profiles/profile';
import { splitSeekerPart } from '@plumbline/functions/table/profiles/profile-text';
import { seekerCompleteness } from '@plumbline/shared/domain/profile/profile-completeness';
import type { DemoWorld } from '../world/records.ts';

/** Returns the demo seekers as items of the table. */
export const demoSeekers = ({ seekers, history }: DemoWorld): SeekerProfileItem[] => {
  const bought = new Map(history.priorityAccesses.map(({ seekerIndex, date }) => [seekerIndex, date]));
  return seekers.map(({ description: _, primaryUser, ...seeker }, index) => ({
    ...seeker,
    ...(bought.has(index) && { lastPriorityAccess: bought.get(index) }),
    seeker: splitSeekerPart(seeker.seeker).answers,
    complete: seekerCompleteness({ name: seeker.name, zip: seeker.zip, jobSeeker: seeker.seeker }).completed,
    primaryUser: primaryUser.id,
    updatedAt: seeker.createdAt,
  }));
};
