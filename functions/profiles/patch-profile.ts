import * as contract from '@plumbline/shared/contracts/profiles';
import { seekerCompleteness } from '@plumbline/shared/domain/profile-completeness';
import { conflict, forbidden, notFound } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { placeOf } from '../http/place.ts';
import { nowIso } from '../platform/clock.ts';
import { cleanHtml } from '../platform/html.ts';
import { putProfileText, putSeekerProfile, type SeekerProfileItem } from '../table/profile.ts';
import { readProfilePage } from '../table/profile-page.ts';
import { profileView } from './profile-view.ts';
import { NO_PROFILE } from './read-profile.ts';
import { CHANGED_ELSEWHERE, given, saveUnchanged } from './saved-changes.ts';
import { keepSavedJobs } from './saved-jobs.ts';

/** Saves the given fields; parts of `jobSeeker` replace the stored ones. `savedJobs` is the whole list (SEE-19). */
export const patchProfile = operation(contract.patchProfile, async ({ params, body, caller }) => {
  if (params.id !== caller.profileId) throw forbidden();
  const { profile: stored, description: storedText } = await readProfilePage(params.id, undefined);
  if (!stored || !('seeker' in stored)) throw notFound(NO_PROFILE);
  const { updatedAt, jobSeeker, savedJobs, description, zip, ...fields } = body;
  if (updatedAt !== undefined && updatedAt !== stored.updatedAt) throw conflict(CHANGED_ELSEWHERE);

  const saved = await keepSavedJobs(params.id, savedJobs);
  const changes = given(fields);
  const text = description === undefined ? storedText : cleanHtml(description);
  if (!jobSeeker && zip === undefined && description === undefined && Object.keys(changes).length === 0) {
    return profileView(stored, text, 'own', { savedJobs: saved });
  }
  const seeker = { ...stored.seeker, ...given(jobSeeker ?? {}) };
  const next: SeekerProfileItem = {
    ...stored,
    ...changes,
    ...(zip !== undefined && placeOf(zip)),
    seeker,
    updatedAt: nowIso(),
  };
  next.complete = seekerCompleteness({ name: next.name, zip: next.zip, jobSeeker: seeker }).completed;
  await saveUnchanged(
    putSeekerProfile(next, stored.updatedAt),
    ...(description === undefined ? [] : [putProfileText(params.id, text)]),
  );
  return profileView(next, text, 'own', { savedJobs: saved });
});
