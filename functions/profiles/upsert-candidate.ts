import * as contract from '@plumbline/shared/contracts/profiles';
import { seekerCompleteness } from '@plumbline/shared/domain/profile-completeness';
import { conflict, forbidden } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { placeOf } from '../http/place.ts';
import { nowIso } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { putSeekerProfile, type SeekerProfileItem } from '../table/profile.ts';
import { isConditionFailure, transact } from '../table/transact.ts';
import { attachProfile } from '../table/user.ts';
import { profileView } from './profile-view.ts';

/** ACC-31. Creates the caller's seeker profile; it is public from the start and can be hidden later. */
export const upsertCandidate = operation(contract.upsertCandidate, async ({ body, caller }) => {
  if (body.user && body.user !== caller.userId) throw forbidden();
  if (caller.role === 'support') throw forbidden();
  const { firstName, lastName, zip, tradeCategories, priorSkilledTradeFormalTraining: trained } = body;
  const at = nowIso();
  const seeker: SeekerProfileItem['seeker'] = {
    tradeCategories,
    positionSeeking: body.desiredPosition ?? [],
    ...(trained !== undefined && { hasFormalTraining: trained }),
    ...(trained && { formalTrainingCategories: tradeCategories }),
  };
  const profile: SeekerProfileItem = {
    id: newId(),
    kind: 'candidate',
    name: firstName,
    lastName,
    email: caller.email,
    ...(body.phoneNumber && { phoneNumber: body.phoneNumber }),
    ...placeOf(zip),
    public: true,
    complete: seekerCompleteness({ name: firstName, zip, jobSeeker: seeker }).completed,
    primaryUser: caller.userId,
    lastActivity: at,
    createdAt: at,
    updatedAt: at,
    seeker,
  };
  try {
    await transact(
      putSeekerProfile(profile),
      attachProfile(caller.userId, {
        profileId: profile.id,
        displayName: `${firstName} ${lastName}`,
        kind: 'candidate',
      }),
    );
  } catch (error) {
    if (isConditionFailure(error)) throw conflict('Your profile is already complete.');
    throw error;
  }
  return profileView(profile, '', 'own');
});
