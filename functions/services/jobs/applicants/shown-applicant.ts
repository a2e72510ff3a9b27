import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import { type FoundSeeker, shownSeeker } from '../../visibility/shown-seeker.ts';

/** Returns an applicant for a list, with the trades, and with the contact details where they are open. */
export const shownApplicant = async (id: string, found: FoundSeeker) => {
  const { email, phoneNumber, phoneExtension, seeker = {} } = found.profile ?? {};
  const { jobSeeker = {}, ...shown } = await shownSeeker(id, found, {
    email,
    phoneNumber,
    phoneExtension,
    jobSeeker: { tradeCategories: seekerTrades(seeker) },
  });
  return { ...shown, trades: jobSeeker.tradeCategories ?? [] };
};
