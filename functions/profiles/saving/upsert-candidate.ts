import * as contract from '@plumbline/shared/contracts/profiles/profiles';
import { operation } from '../../http/operation.ts';
import { createSeeker } from './create-seeker.ts';

/** ACC-31: the short form after sign-up. */
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
