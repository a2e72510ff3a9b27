import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { WorkerCard } from '@plumbline/shared/contracts/search/workers';
import { priorityWindowEnd } from '@plumbline/shared/domain/access/priority-window';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { documentViews } from '../../../services/files/document-views.ts';
import type { Contact } from '../../../services/search/contacted-workers.ts';
import { type FoundSeeker, shownSeeker } from '../../../services/visibility/shown-seeker.ts';
import type { SeekerProfileItem } from '../../../table/profiles/profile.ts';

type Trade = WorkerCard['trades'][number];

/** Returns the trades that a viewer may see, the requested ones first, then by rating. */
const tradesOf = (shown: NonNullable<ProfileView['jobSeeker']>, asked: readonly string[]): Trade[] => {
  const experiences = new Map<string, Trade>();
  for (const each of shown.handsOnExperiences ?? []) {
    const best = experiences.get(each.category);
    if (!best || each.rating > (best.rating ?? 0)) experiences.set(each.category, each);
  }
  const rankOf = ({ category, rating = -1 }: Trade): number => (asked.includes(category) ? 10 : 0) + rating;
  const hasExperience = shown.hasHandsOnExperience !== false;
  return seekerTrades(shown)
    .map((category): Trade => (hasExperience && experiences.get(category)) || { category })
    .toSorted((a, b) => rankOf(b) - rankOf(a));
};

type Near = {
  miles: number;
  asked: readonly string[];
  ownAccess: string | undefined;
  contact: Contact | undefined;
  now: Date;
};

/** Returns the card of a worker that a company found [SKW-10, SKW-14]. */
export const workerCard = async (
  profile: SeekerProfileItem,
  found: Omit<FoundSeeker, 'profile'>,
  { miles, asked, ownAccess, contact, now }: Near,
): Promise<WorkerCard> => {
  const { referenceCount: _, ...answers } = profile.seeker;
  const documents = await documentViews(found.files, { owner: false });
  const facts = { lastActivity: profile.lastActivity, jobSeeker: answers, documents };
  const shown = await shownSeeker(profile.id, { ...found, profile }, facts);
  const { jobSeeker = {}, documents: shownDocuments = [], lastActivity = profile.createdAt, ...person } = shown;
  const until = ownAccess === profile.lastPriorityAccess ? priorityWindowEnd(ownAccess) : undefined;
  return {
    ...person,
    miles: Math.round(miles * 10) / 10,
    trades: tradesOf(jobSeeker, asked),
    validDriversLicense: jobSeeker.validDriversLicense,
    reliableTransportation: jobSeeker.reliableTransportation,
    documents: shownDocuments.filter(({ validity }) => validity !== 'expired'),
    lastActivity,
    ...(until && until > now.toISOString() && { priorityAccessUntil: until }),
    ...contact,
  };
};
