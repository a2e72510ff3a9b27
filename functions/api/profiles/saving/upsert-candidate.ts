import * as contract from '@plumbline/shared/contracts/profiles/profiles';
import { operation } from '../../../http/operation.ts';
import { createSeeker } from '../../../services/profiles/saving/create-seeker.ts';

/** Saves a job seeker's short form after sign-up [ACC-31]. */
export const upsertCandidate = operation(contract.upsertCandidate, ({ body, caller, sourceIp }) => {
  const { firstName, tradeCategories, desiredPosition, priorSkilledTradeFormalTraining: trained, ...fields } = body;
  return createSeeker(
    {
      ...fields,
      name: firstName,
      jobSeeker: {
        tradeCategories,
        positionSeeking: desiredPosition ?? [],
        ...(trained !== undefined && { hasFormalTraining: trained }),
        ...(trained && { formalTrainingCategories: tradeCategories }),
      },
    },
    caller,
    sourceIp,
  );
});
