import type { ProfileKind } from '@plumbline/shared/domain/profile/profile-kind';
import { paths } from '@plumbline/shared/options/paths';
import { Building2, Handshake, HardHat, type LucideIcon, Search, User } from 'lucide-react';
import { msg } from '../../lib/msg.ts';

export type Shortcut = { icon: LucideIcon; title: string; help: string; to: string };

const company: readonly Shortcut[] = [
  {
    icon: HardHat,
    title: msg('Find employees'),
    help: msg('See who applied and who matches your jobs.'),
    to: paths.employees.root.path(),
  },
  {
    icon: Handshake,
    title: msg('Trade Partners'),
    help: msg('Post a project and connect with contractors and vendors.'),
    to: paths.tradePartners.root.path(),
  },
  {
    icon: Building2,
    title: msg('Company Profile'),
    help: msg('Say what you build, where you work and which trades you perform.'),
    to: paths.profile.own.path(),
  },
];

const seeker: readonly Shortcut[] = [
  {
    icon: Search,
    title: msg('Find Jobs'),
    help: msg('Search by ZIP Code, trade and job type within 50 miles.'),
    to: paths.jobs.search.path(),
  },
  {
    icon: User,
    title: msg('Profile'),
    help: msg('Your profile is your application. Set your level so companies can find you.'),
    to: paths.profile.own.path(),
  },
];

/** The links of each kind of account; a school has nothing to post. */
export const shortcutsOf = (kind: ProfileKind): readonly Shortcut[] => {
  if (kind === 'candidate') return seeker;
  return kind === 'educational' ? [] : company;
};
