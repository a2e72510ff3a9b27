import type { UserInfo } from '@plumbline/shared/contracts/auth';
import { msg } from '../../lib/msg.ts';

export type ProfileType = UserInfo['profileType'];

const types: readonly ProfileType[] = ['candidate', 'provider', 'vendor', 'educational'];

export const isProfileType = (value: string | null | undefined): value is ProfileType =>
  types.includes(value as ProfileType);

/** What each kind of account says of itself at sign-up; the first two are what nearly everybody is. */
export const profileTypeChoices: readonly { value: ProfileType; label: string; help: string }[] = [
  {
    value: 'candidate',
    label: msg('I am looking for work'),
    help: msg('Free. Your number stays private until you agree or a company unlocks it.'),
  },
  {
    value: 'provider',
    label: msg('I am hiring'),
    help: msg('For companies that hire workers and find trade partners.'),
  },
  { value: 'vendor', label: msg('I sell products or services'), help: msg('For vendors that supply contractors.') },
  { value: 'educational', label: msg('I train people'), help: msg('For schools and training providers.') },
];
