import type { UserInfo } from '@plumbline/shared/contracts/accounts/auth';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { type ProfileKind, profileKind } from '@plumbline/shared/domain/profile/profile-kind';
import { readJsonItem } from '../storage/web-storage.ts';

/**
 * The part of the user's profile that the shell and the guards need. Also has the trades that a search starts with:
 * those of a job seeker, or those that a school trains.
 */
export type SessionProfile = Pick<ProfileView, 'id' | 'name' | 'lastName' | 'type' | 'kind' | 'zip'> & {
  readonly trades?: readonly string[] | undefined;
};

/** The storage key of the signed-in user, for every tab of a browser [SHL-38]. */
export const WHO = 'plumbline.session';

/** This tab's access token, for reloads. */
export const TOKEN = 'plumbline.accessToken';

/** `profile` is undefined until it has loaded, and null for a user who has none. */
export type Who = {
  readonly userInfo?: UserInfo | undefined;
  readonly profile?: SessionProfile | null | undefined;
};

/** The signed-in user of this browser, as the last tab stored it. */
export const readWho = (): Who => readJsonItem<Who>('local', WHO) ?? {};

/** The kind of account of a user [ACC-37]. */
export const sessionKind = ({ userInfo, profile }: Who): ProfileKind =>
  profileKind({
    role: userInfo?.role,
    jobSeeker: profile?.type === 'jobSeeker',
    provider: profile?.kind === 'provider',
    vendor: profile?.kind === 'vendor',
    educational: profile?.kind === 'educational',
  });
