import type { RequestOf } from '@plumbline/shared/contracts/endpoint';
import type { createProfile } from '@plumbline/shared/contracts/profiles/profiles';
import { withoutStrayFollowUps } from '@plumbline/shared/domain/profile/follow-up-answers';
import { seekerCompleteness } from '@plumbline/shared/domain/profile/profile-completeness';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { attachProfile } from '../../../table/accounts/user.ts';
import { putSeekerProfile, type SeekerProfileItem } from '../../../table/profiles/profile.ts';
import { putProfileText, splitSeekerPart } from '../../../table/profiles/profile-text.ts';
import { requirePersonPlace } from '../../places/place-of-zip.ts';
import { cleanHtml } from '../../rich-text/clean-html.ts';
import type { Caller } from '../../sessions/caller.ts';
import { seekerView } from '../reading/seeker-view.ts';
import { countNewProfile, createOnce, newProfileDefaults, requireSelf } from './new-profile.ts';
import { profilePhone, withReferencePhones } from './profile-phone.ts';
import { merge, requireFittingSize } from './saved-changes.ts';
import { requirePossibleHistory } from './work-history.ts';

type NewSeeker = RequestOf<typeof createProfile>['body'];

/** Creates the caller's seeker profile. It is public from the start and can be hidden later. */
export const createSeeker = async (
  { user, jobSeeker: { name: _, ...part } = {}, description, zip, ...fields }: NewSeeker,
  caller: Caller,
  sourceIp: string,
) => {
  requireSelf(user, caller);
  const { answers, texts: given } = splitSeekerPart(part);
  const texts = withReferencePhones(given);
  requirePossibleHistory(texts.previousCompaniesWorkedFor);
  const fresh: SeekerProfileItem = {
    ...newProfileDefaults(caller),
    kind: 'candidate',
    name: fields.name,
    ...requirePersonPlace(zip),
    public: true,
    complete: false,
    seeker: withoutStrayFollowUps(
      merge<SeekerProfileItem['seeker']>({ tradeCategories: [], positionSeeking: [] }, answers),
    ),
  };
  const profile = merge(fresh, { ...fields, ...profilePhone(fields) });
  profile.complete = seekerCompleteness({ ...profile, jobSeeker: profile.seeker }).completed;
  requireFittingSize(profile);
  const text = { ...texts, id: profile.id, description: await cleanHtml(description ?? '', 'description') };
  await createOnce(
    putSeekerProfile(profile),
    attachProfile(caller.userId, {
      profileId: profile.id,
      displayName: fullName(fields),
      kind: 'candidate',
    }),
    putProfileText(text),
  );
  await countNewProfile(profile.id, 'jobSeeker', sourceIp);
  return seekerView({ profile, text, files: undefined }, 'own', { savedJobs: [], entries: [] });
};
