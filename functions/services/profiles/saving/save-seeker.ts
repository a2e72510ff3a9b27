import type { arrangeSeekerPatch } from '@plumbline/shared/contracts/profiles/profile-patch';
import { withoutStrayFollowUps } from '@plumbline/shared/domain/profile/follow-up-answers';
import { seekerCompleteness } from '@plumbline/shared/domain/profile/profile-completeness';
import { laterThan, nowIso } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import type { Write } from '../../../table/core/transact.ts';
import { putSeekerProfile, type SeekerProfileItem } from '../../../table/profiles/profile.ts';
import { readOwnSeekerPage } from '../../../table/profiles/profile-aggregate.ts';
import { type ProfileTextItem, putProfileText, splitSeekerPart } from '../../../table/profiles/profile-text.ts';
import { requirePersonPlace } from '../../places/place-of-zip.ts';
import { cleanHtml } from '../../rich-text/clean-html.ts';
import { savedJobChanges } from '../reading/saved-jobs.ts';
import { seekerView } from '../reading/seeker-view.ts';
import { profilePhone, withReferencePhones } from './profile-phone.ts';
import { isGiven, merge, requireCurrentVersion, requireFittingSize, saveUnchanged } from './saved-changes.ts';
import { requirePossibleHistory } from './work-history.ts';

type Patch = ReturnType<typeof arrangeSeekerPatch>;

type StoredSeeker = { profile: SeekerProfileItem; text: ProfileTextItem };

const changed = async (
  stored: StoredSeeker,
  { jobSeeker: { name, ...part } = {}, description, zip, ...fields }: Patch,
) => {
  const { answers, texts: given } = splitSeekerPart(part);
  const texts = withReferencePhones(given);
  requirePossibleHistory(texts.previousCompaniesWorkedFor);
  const profile: SeekerProfileItem = {
    ...merge(stored.profile, { name, ...fields, ...profilePhone(fields) }),
    ...(zip !== undefined && requirePersonPlace(zip)),
    seeker: withoutStrayFollowUps(merge(stored.profile.seeker, answers)),
    updatedAt: laterThan(stored.profile.updatedAt, nowIso()),
  };
  profile.complete = seekerCompleteness({ ...profile, jobSeeker: profile.seeker }).completed;
  requireFittingSize(profile);
  const newTexts = {
    ...texts,
    ...(description !== undefined && { description: await cleanHtml(description, 'description') }),
  };
  const text = { ...stored.text, ...newTexts };
  const writes: Write[] = [
    putSeekerProfile(profile, stored.profile.updatedAt),
    ...(isGiven(newTexts) ? [putProfileText(text)] : []),
  ];
  return { profile, text, writes };
};

/**
 * Saves the given fields of the caller's profile; parts of `jobSeeker` replace the stored ones. `savedJobs` is the
 * whole list. Throws `profile_not_found` [SEE-19].
 */
export const saveSeeker = async (id: string, { updatedAt, savedJobs, ...changes }: Patch) => {
  const { profile, text, files, savedJobs: saved, entries } = await readOwnSeekerPage(id);
  if (!profile) throw new ApiError('profile_not_found');
  requireCurrentVersion(profile, updatedAt);
  const next = isGiven(changes) ? await changed({ profile, text }, changes) : { profile, text, writes: [] };
  const jobs = savedJobChanges(id, saved, savedJobs);
  await saveUnchanged(...next.writes, ...jobs.writes);
  return seekerView({ ...next, files }, 'own', { savedJobs: jobs.list, entries });
};
