import type { UserInfo } from '@plumbline/shared/contracts/accounts/auth';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';

/** The part of the own profile that the shell and the guards need, and the trades a search starts with: a job seeker's, or those a school trains. */
export type SessionProfile = Pick<ProfileView, 'id' | 'name' | 'lastName' | 'type' | 'kind' | 'zip'> & {
  readonly trades?: readonly string[] | undefined;
};

/** Where every tab of a browser finds who is signed in [SHL-38]. */
export const WHO = 'plumbline.session';

/** Who is signed in in this browser, as the last tab wrote it. */
export const readWho = (): { readonly userInfo?: UserInfo; readonly profile?: SessionProfile | null } => {
  try {
    return JSON.parse(localStorage.getItem(WHO) ?? '{}');
  } catch {
    return {};
  }
};
