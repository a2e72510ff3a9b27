import { purchaseActions } from '@plumbline/shared/domain/access/party-rules';
import type { ProductFamily } from '@plumbline/shared/domain/money/payment-states';
import { ApiError } from '../../../platform/errors.ts';
import type { Write } from '../../../table/core/transact.ts';
import type { SeekerProfileItem } from '../../../table/profiles/profile.ts';
import { checkParties, type GateOptions, type Parties, type Permission } from '../../visibility/party-gate.ts';
import type { PurchaseBody } from './product-handler.ts';

const checkPurchase = async (family: ProductFamily, parties: Parties, options?: GateOptions): Promise<Permission> => {
  const action = purchaseActions[family];
  return action === 'no second party' ? { conditions: [] } : checkParties(action, parties, options);
};

/** Returns the seeker's profile. Throws unless the company may buy a product of the family for this seeker now. */
export const requirePurchasable = async (family: ProductFamily, parties: Parties): Promise<SeekerProfileItem> => {
  const { refusal } = await checkPurchase(family, parties);
  if (refusal || !parties.profile) throw new ApiError(refusal ?? 'profile_not_found');
  return parties.profile;
};

/**
 * Returns the conditions for delivering a paid purchase about a seeker. Undefined when it may not be delivered any
 * more.
 */
export const deliveryConditions = async (
  family: ProductFamily,
  parties: Parties,
  options?: GateOptions,
): Promise<Write[] | undefined> => {
  const permission = await checkPurchase(family, parties, options);
  return permission.refusal ? undefined : permission.conditions;
};

/** Returns the seeker id of the request's body. Throws `field_required` (400) without one. */
export const requireSeekerId = ({ candidate_profile_id: seeker }: PurchaseBody): string => {
  if (!seeker) throw new ApiError('field_required', { path: 'candidate_profile_id' });
  return seeker;
};
