import { ApiError } from '../../http/errors.ts';
import { hasEntryBetween } from '../../table/access/access-entry.ts';
import { contactAccessRequest } from '../../table/access/contact-access.ts';
import { readTogether } from '../../table/core/read-together.ts';
import { seekerProfileRequest } from '../../table/profiles/profile.ts';

/** Notes are about people a company deals with: who asked it for something, or whose profile it has unlocked. */
export const mustKnowSeeker = async (company: string, seeker: string): Promise<void> => {
  const [found, hasAsked] = await Promise.all([
    readTogether({ profiles: [seekerProfileRequest(seeker)], accesses: [contactAccessRequest(company, seeker)] }),
    hasEntryBetween(company, seeker),
  ]);
  if (!found.profiles[0] || !(found.accesses[0] || hasAsked)) throw new ApiError('profile_not_found');
};
