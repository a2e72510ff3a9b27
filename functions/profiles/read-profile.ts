import { type Caller, isCompany } from '../http/caller.ts';
import { notFound } from '../http/errors.ts';
import { sightOf } from '../http/sight.ts';
import { hasEntryBetween } from '../table/access-entry.ts';
import { listOpenings } from '../table/opening.ts';
import { isSeekerProfile, type ProfileItem } from '../table/profile.ts';
import { readProfilePage } from '../table/profile-page.ts';
import { listSavedJobs } from '../table/saved-job.ts';
import { listSentJobs } from '../table/sent-job.ts';
import { profileView } from './profile-view.ts';

export const NO_PROFILE = "We couldn't retrieve the data for this profile.";
const MOST_OPENINGS = 200;
const MOST_SAVED = 200;
const MOST_SENT = 200;

const ownLists = async (profile: ProfileItem) => {
  const { id } = profile;
  if (isSeekerProfile(profile)) return { savedJobs: (await listSavedJobs(id, MOST_SAVED)).map(({ job }) => job) };
  const [openings, sentJobs] = await Promise.all([listOpenings(id, MOST_OPENINGS), listSentJobs(id, MOST_SENT)]);
  return { openings, sentJobs };
};

/** A seeker is seen by companies when public, opened, or in an exchange with them; never by other seekers. */
const mayMeet = async (profile: ProfileItem, caller: Caller, isOpen: boolean): Promise<boolean> => {
  if (!isSeekerProfile(profile)) return true;
  if (!isCompany(caller) || !caller.profileId) return false;
  return isOpen || (profile.public && profile.complete) || hasEntryBetween(caller.profileId, profile.id);
};

/** A profile as `caller` may see it; 404 for what does not exist and for what the caller may not know of. */
export const readProfileFor = async (id: string, caller: Caller) => {
  const { profile, description, opening } = await readProfilePage(id, caller.profileId);
  if (!profile) throw notFound(NO_PROFILE);
  const sight = sightOf(caller, id, opening);
  if (sight === 'own') return profileView(profile, description, sight, await ownLists(profile));
  const isStaff = caller.role === 'support';
  if (!isStaff && !(await mayMeet(profile, caller, Boolean(opening)))) throw notFound(NO_PROFILE);
  return profileView(profile, description, sight);
};
