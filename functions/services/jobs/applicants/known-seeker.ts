import { ApiError } from '../../../platform/errors.ts';
import { checkParties, readParties } from '../../visibility/party-gate.ts';

/**
 * Throws unless the company may keep notes about the seeker: they had an exchange, and the seeker is not hidden from
 * it.
 */
export const requireKnownSeeker = async (company: string, seeker: string): Promise<void> => {
  const { refusal } = await checkParties('write note', await readParties(company, seeker));
  if (refusal) throw new ApiError(refusal);
};
