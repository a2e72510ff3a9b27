import type { ReachFacts } from '@plumbline/shared/domain/access/reach-question';
import { hasEntryBetween, readOpenEntry } from '../../table/access/access-entry.ts';
import { blockRequest } from '../../table/access/block.ts';
import { type ContactAccessItem, contactAccessRequest } from '../../table/access/contact-access.ts';
import { batchGet } from '../../table/core/batch-get.ts';
import { seekerProfileRequest } from '../../table/profiles/profile.ts';
import { mayMeet } from './party-gate.ts';

/**
 * Reads the facts that decide whether to ask a company if it could reach a worker. Makes a batch read, and two queries
 * for an unlock.
 */
export const readReachFacts = async (
  company: string,
  seeker: string,
): Promise<ReachFacts & { contactAccess: ContactAccessItem | undefined }> => {
  const found = await batchGet({
    contactAccesses: [contactAccessRequest(company, seeker)],
    profiles: [seekerProfileRequest(seeker)],
    blocks: [blockRequest(seeker, company)],
  });
  const [contactAccess, profile] = [found.contactAccesses[0], found.profiles[0]];
  const parties = { company, seeker, profile, block: found.blocks[0], isConnected: Boolean(contactAccess) };
  const isThere = await mayMeet('ask reach', parties);
  const isUnlocked = contactAccess?.reason === 'unlock' && isThere;
  const [hasApplied, open] = isUnlocked
    ? await Promise.all([hasEntryBetween(company, seeker), readOpenEntry(company, seeker, 'job-application')])
    : [false, undefined];
  return { contactAccess, isThere, hasApplied, hasOpenApplication: Boolean(open) };
};
