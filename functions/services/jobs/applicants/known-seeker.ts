import { ApiError } from '../../../platform/errors.ts';
import { checkParties, readParties } from '../../visibility/party-gate.ts';

/**
 * Throws unless the company may keep notes about the seeker: they had contact, and the seeker isn't hidden from the
 * company.
 */
export const requireKnownSeeker = async (company: string, seeker: string): Promise<void> => {
  const { refusal } = await checkParties('write note', await readParties(company, seeker));
  if (refusal) throw new ApiError(refusal);
};
