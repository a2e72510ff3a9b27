import { isOpenState } from '@plumbline/shared/domain/access/access-states';
import { seekerTrades } from '@plumbline/shared/domain/matching/seeker-trades';
import type { AccessEntryItem } from '../../../table/access/access-entry.ts';
import { type FoundSeeker, shownSeeker } from '../../visibility/shown-seeker.ts';

/**
 * Returns whether a company sees an applicant. Applicants who blocked the company are hidden, because the projector is
 * about to remove them. Accepted ones stay.
 */
export const isShownApplicant = ({ state, other }: AccessEntryItem, blockers: ReadonlySet<string>): boolean =>
  state === 'granted' || (isOpenState(state) && !blockers.has(other));

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
