import { REQUIRED, requiredPhone } from '@plumbline/shared/contracts/fields';
import { candidateBody } from '@plumbline/shared/contracts/profiles/profiles';
import type { z } from 'zod';

/**
 * The fields of a job seeker's first profile. A match needs a trade and a company needs a number, so both are required
 * [ACC-31].
 */
export const candidateSchema = candidateBody.omit({ user: true }).extend({
  phoneNumber: requiredPhone,
  tradeCategories: candidateBody.shape.tradeCategories.min(1, REQUIRED),
});

export type CandidateValues = z.input<typeof candidateSchema>;

export const emptyCandidate: CandidateValues = {
  firstName: '',
  lastName: '',
  phoneNumber: '',
  zip: '',
  desiredPosition: [],
  tradeCategories: [],
};
