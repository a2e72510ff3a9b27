import type { UserInfo } from '@plumbline/shared/contracts/accounts/auth';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { type ProfileKind, profileKind } from '@plumbline/shared/domain/profile/profile-kind';
import { readJsonItem } from '../storage/web-storage.ts';

/** The part of the own profile that the shell and the guards need, and the trades a search starts with: a job seeker's, or those a school trains. */
export type SessionProfile = Pick<ProfileView, 'id' | 'name' | 'lastName' | 'type' | 'kind' | 'zip'> & {
  readonly trades?: readonly string[] | undefined;
};

/** Where every tab of a browser finds who is signed in [SHL-38]. */
export const WHO = 'plumbline.session';

/** This tab's access token, for reloads. */
export const TOKEN = 'plumbline.accessToken';

/** `profile` is undefined until it was asked for, and null for a user who has none. */
export type Who = {
  readonly userInfo?: UserInfo | undefined;
  readonly profile?: SessionProfile | null | undefined;
};

/** Who is signed in in this browser, as the last tab wrote it. */
export const readWho = (): Who => readJsonItem<Who>('local', WHO) ?? {};

/** Which of the account kinds somebody belongs to [ACC-37]. */
export const sessionKind = ({ userInfo, profile }: Who): ProfileKind =>
  profileKind({
    role: userInfo?.role,
    jobSeeker: profile?.type === 'jobSeeker',
    provider: profile?.kind === 'provider',
    vendor: profile?.kind === 'vendor',
    educational: profile?.kind === 'educational',
  });
