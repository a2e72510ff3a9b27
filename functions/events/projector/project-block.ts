import { nowIso } from '../../platform/clock.ts';
import { Block } from '../../table/access/block.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';
import { isFindable, readSeekerProfile } from '../../table/profiles/profile.ts';
import { followAccount } from './account-effects/follow-account.ts';
import { matchSeeker } from './project-seeker.ts';

/** Somebody blocked a company, or no longer does: what is open between them ends, and matches go or come back. */
export const projectBlock = async (changes: ItemChange[]): Promise<void> => {
  const { before, after } = itemsOf(Block, changes).at(-1) ?? {};
  const block = after ?? before;
  if (!block) return;
  const { blocker: profileId, blocked: other } = block;
  if (after) await followAccount('company blocked', { profileId, other });
  const seeker = await readSeekerProfile(profileId);
  if (seeker && isFindable(seeker)) await matchSeeker(seeker, [], nowIso());
};
