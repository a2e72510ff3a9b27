import { nowIso } from '../../platform/clock.ts';
import { Block } from '../../table/access/block.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { isFindable, readSeekerProfile } from '../../table/profiles/profile.ts';
import { followAccount } from './account-effects/follow-account.ts';
import { matchSeeker } from './project-seeker.ts';

/**
 * Applies a seeker's block of a company, or its removal: ends open entries between them, and removes or restores
 * matches.
 */
export const projectBlock = async (changes: ItemChange[]): Promise<void> => {
  const { before, after } = itemsOf(Block, changes).at(-1) ?? {};
  const block = after ?? before;
  if (!block) return;
  const { blocker: profileId, blocked: other } = block;
  if (after) await followAccount('company blocked', { profileId, other });
  const seeker = await readSeekerProfile(profileId);
  if (seeker && isFindable(seeker)) await matchSeeker(seeker, [], nowIso());
};
