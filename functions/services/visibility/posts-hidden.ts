import { ApiError } from '../../platform/errors.ts';
import { ConditionFailed, transact, type Write } from '../../table/core/transact.ts';
import type { CompanyProfileItem } from '../../table/profiles/profile.ts';
import { ifProfileActive } from '../../table/profiles/profile-tombstone.ts';
import { ifPostsShown } from '../../table/profiles/suspension.ts';

/** Throws `posts_hidden` (403) while staff hide the jobs and projects of a company, so that it can't post new ones. */
export const requirePostsShown = ({ postsHidden }: Pick<CompanyProfileItem, 'postsHidden'>): void => {
  if (postsHidden) throw new ApiError('posts_hidden');
};

/**
 * Stores a new post of a company in one transaction. Only its company can change concurrently: throws `posts_hidden`
 * when staff hid its posts since they were checked, and `profile_not_found` when it closed or was suspended.
 */
export const storePost = async (company: string, ...writes: Write[]): Promise<void> => {
  try {
    await transact(ifPostsShown(company), ifProfileActive(company), ...writes);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new ApiError(error.failed.includes(0) ? 'posts_hidden' : 'profile_not_found');
  }
};
