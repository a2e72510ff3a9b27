import type { UserInfo } from '@plumbline/shared/contracts/accounts/auth';
import { GraduationCap, HardHat, type LucideIcon, Package, Users } from 'lucide-react';
import { msg } from '../../../lib/msg.ts';

export type ProfileType = UserInfo['profileType'];

const types: readonly ProfileType[] = ['candidate', 'provider', 'vendor', 'educational'];

export const isProfileType = (value: string | null | undefined): value is ProfileType =>
  types.includes(value as ProfileType);

/** The description of each kind of account at sign-up. */
export const profileTypeChoices: readonly { value: ProfileType; label: string; help: string; icon: LucideIcon }[] = [
  { value: 'candidate', label: msg('I am looking for work'), help: msg('Free'), icon: HardHat },
  { value: 'provider', label: msg('I am hiring'), help: msg('Companies'), icon: Users },
  { value: 'vendor', label: msg('I supply materials'), help: msg('Vendors'), icon: Package },
  { value: 'educational', label: msg('I train people'), help: msg('Schools'), icon: GraduationCap },
];
