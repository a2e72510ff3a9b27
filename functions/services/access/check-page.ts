import {
  type PartnerAction,
  type PartnerCircumstance,
  partnerRules,
} from '@plumbline/shared/domain/access/partner-rules';
import { type PartyAction, partyActions } from '@plumbline/shared/domain/access/party-rules';
import { ApiError } from '../../platform/errors.ts';
import type { AccessPage } from '../../table/access/access-aggregate.ts';
import type { AccessKey } from '../../table/access/access-entry.ts';
import type { Write } from '../../table/core/transact.ts';
import { isSeekerProfile, type ProfileItem } from '../../table/profiles/profile.ts';
import { checkParties, type Parties } from '../visibility/party-gate.ts';

export type AccessAction = PartyAction | PartnerAction;

const isPartyAction = (action: AccessAction): action is PartyAction =>
  (partyActions as readonly AccessAction[]).includes(action);

const companyOf = (profile: ProfileItem | undefined) => (profile && !isSeekerProfile(profile) ? profile : undefined);
const seekerOf = (profile: ProfileItem | undefined) => (profile && isSeekerProfile(profile) ? profile : undefined);

/**
 * Returns the company and the seeker of an access entry. The seeker owns entries about briefings; the company owns
 * applications.
 */
const partiesOf = ({ owner, type, other }: AccessKey, page: AccessPage): Parties => {
  const isSeekersList = type === 'job';
  return {
    company: isSeekersList ? other : owner,
    seeker: isSeekersList ? owner : other,
    profile: seekerOf(isSeekersList ? page.owner : page.other),
    companyProfile: companyOf(isSeekersList ? page.other : page.owner),
    block: page.block,
    isConnected: isSeekersList ? page.otherSeesOwner : page.ownerSeesOther,
    entries: [page.entry, page.application].filter((entry) => entry !== undefined),
  };
};

const requirePartnerAction = (action: PartnerAction, { owner, other }: AccessPage): void => {
  const holds: Readonly<Record<PartnerCircumstance, boolean>> = {
    'owner suspended': Boolean(owner?.suspendedAt),
    'other suspended': Boolean(other?.suspendedAt),
    'owner closed': Boolean(companyOf(owner)?.closedAt),
    'other closed': Boolean(companyOf(other)?.closedAt),
  };
  for (const [circumstance, cell] of Object.entries(partnerRules[action])) {
    if (holds[circumstance as PartnerCircumstance] && cell !== 'allowed') throw new ApiError(cell);
  }
};

/**
 * Throws unless the two sides of an access entry may take this action now. Returns the conditions that repeat the check
 * in the transaction.
 */
export const checkPage = async (action: AccessAction, key: AccessKey, page: AccessPage): Promise<Write[]> => {
  if (!isPartyAction(action)) {
    requirePartnerAction(action, page);
    return [];
  }
  const permission = await checkParties(action, partiesOf(key, page));
  if (permission.refusal) throw new ApiError(permission.refusal);
  return permission.conditions;
};
