import {
  type AccountEvent,
  type AccountThing,
  accountEffects,
  accountThings,
  type EffectOn,
} from '@plumbline/shared/domain/access/account-effects';
import { deleteCopy } from '../../../services/privacy/delete-copy.ts';
import { EndedAccount } from '../../../table/accounts/ended-account.ts';
import { eraseConversations, eraseSeeker, eraseUser } from '../../../table/accounts/erase.ts';
import { type ItemChange, itemsOf } from '../../../table/core/stream.ts';
import { checkOpenPaymentsNow } from './check-open-payments-now.ts';
import { closePosts } from './close-posts.ts';
import { endEntries, withdrawEntries } from './end-entries.ts';

/** The profile that an event is about, the user who left, and the other profile of an event between two. */
type Subject = { profileId?: string | undefined; userId?: string | undefined; other?: string | undefined };
type Follower = (subject: Subject) => Promise<void>;

const withProfile =
  (follow: (profileId: string) => Promise<void>): Follower =>
  async ({ profileId }) => {
    if (profileId) await follow(profileId);
  };

/**
 * The effects of account events that the projector applies. Effects that are missing here are part of the event's own
 * transaction, or, for search entries and matches, of the projection of the deleted profile or job.
 */
const followers: { readonly [T in AccountThing]?: { readonly [E in EffectOn<T>]?: Follower } } = {
  conversations: { removed: withProfile(eraseConversations) },
  profile: { removed: withProfile(eraseSeeker) },
  entries: {
    ended: withProfile(endEntries),
    withdrawn: async ({ profileId, other }) => {
      if (profileId && other) await withdrawEntries(profileId, other);
    },
  },
  intents: { canceled: withProfile(checkOpenPaymentsNow) },
  notifications: {
    removed: async ({ userId }) => {
      if (!userId) return;
      await deleteCopy(userId);
      await eraseUser(userId);
    },
  },
  jobs: { closed: withProfile(closePosts) },
};

/** Applies the effects that the table of account effects lists for an event. Repeating it changes nothing. */
export const followAccount = async (event: AccountEvent, subject: Subject): Promise<void> => {
  for (const thing of Object.keys(accountThings) as AccountThing[]) {
    const columns: { readonly [effect: string]: Follower } = followers[thing] ?? {};
    await columns[accountEffects[event][thing]]?.(subject);
  }
};

/** Applies the effects of a deleted account. */
export const projectEndedAccount = async (changes: ItemChange[]): Promise<void> => {
  for (const { after } of itemsOf(EndedAccount, changes)) if (after) await followAccount(after.event, after);
};
