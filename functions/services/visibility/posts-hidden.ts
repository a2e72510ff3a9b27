import { ApiError } from '../../platform/errors.ts';
import type { CompanyProfileItem } from '../../table/profiles/profile.ts';

/** Throws `posts_hidden` (403) while staff hide the jobs and projects of a company, so that it can't post new ones. */
export const requirePostsShown = ({ postsHidden }: Pick<CompanyProfileItem, 'postsHidden'>): void => {
  if (postsHidden) throw new ApiError('posts_hidden');
};
