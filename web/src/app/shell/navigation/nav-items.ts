import type { ProfileKind } from '@plumbline/shared/domain/profile/profile-kind';
import { paths } from '@plumbline/shared/options/paths';
import { hasStaffRight, type StaffRight, type StaffRole } from '@plumbline/shared/options/staff/staff-roles';
import {
  Banknote,
  Bookmark,
  Building2,
  CreditCard,
  FileCheck,
  GraduationCap,
  Handshake,
  HardHat,
  History,
  Inbox,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  School,
  Search,
  Settings,
  Tag,
  User,
  Users,
} from 'lucide-react';
import { msg } from '../../../lib/msg.ts';

/** Items that can carry a red dot; the text says what is new. */
export type NavBadges = Partial<Record<string, string>>;

/** The number next to an item, by its English text; `label` says what is counted. */
export type NavCounts = Partial<Record<string, { count: number; label: string }>>;

export type NavItem = {
  /** The English text, which is the translation's key too. */
  label: string;
  /** A shorter word for the bottom bar of a phone. */
  short?: string;
  to: string;
  icon: LucideIcon;
  /** Other address prefixes under which the item is the current one. */
  within?: readonly string[];
  /** The right of the staff without which the item is hidden. */
  right?: StaffRight;
};

export type NavGroups = { main: readonly NavItem[]; account: readonly NavItem[] };

const dashboard: NavItem = { label: msg('Dashboard'), to: paths.dashboard.path(), icon: LayoutDashboard };
const settings: NavItem = { label: msg('Settings'), to: paths.toolbox.settings.path(), icon: Settings };
const credentials: NavItem = { label: msg('Credentials'), to: paths.toolbox.changePassword.path(), icon: KeyRound };
const profile = { to: paths.profile.own.path(), within: [paths.toolbox.updateProfile.path()] };

/** Company sidebar [SHL-11]. */
const company: NavGroups = {
  main: [
    dashboard,
    { label: msg('Company Profile'), short: msg('Profile'), icon: Building2, ...profile },
    {
      label: msg('Trade Partners'),
      to: paths.tradePartners.root.path(),
      icon: Handshake,
      within: [paths.vendors.root.path()],
    },
    { label: msg('Find employees'), to: paths.employees.root.path(), icon: HardHat, within: [paths.jobs.root.path()] },
  ],
  account: [
    settings,
    { label: msg('Billing'), to: paths.toolbox.billing.path(), icon: CreditCard },
    { label: msg('Users Management'), to: paths.toolbox.usersManagement.path(), icon: Users },
    credentials,
  ],
};

/** Job seeker sidebar [SHL-12]. */
const seeker: NavGroups = {
  main: [
    dashboard,
    { label: msg('Profile'), icon: User, ...profile },
    { label: msg('Find Jobs'), to: paths.jobs.root.path(), icon: Search, within: [paths.trainings.root.path()] },
    { label: msg('My Jobs'), to: paths.myJobs.root.path(), icon: Bookmark },
  ],
  account: [settings, credentials],
};

/** Staff sidebar [ADM-02]. */
const staff: NavGroups = {
  main: [
    { label: msg('Dashboard'), to: paths.admin.dashboard.path(), icon: LayoutDashboard },
    { label: msg('Companies'), to: paths.admin.companies.path(), icon: Building2 },
    { label: msg('Job Seekers'), to: paths.admin.jobSeekers.path(), icon: HardHat },
    { label: msg('Queue'), to: paths.admin.queue.path(), icon: Inbox },
    { label: msg('Payments'), to: paths.admin.payments.path(), icon: Banknote, right: 'managePayments' },
    {
      label: msg('Documents'),
      to: paths.admin.documents.root.path(),
      icon: FileCheck,
      right: 'handleRequests',
    },
    { label: msg('Staff history'), short: msg('History'), to: paths.admin.history.path(), icon: History },
  ],
  account: [
    { label: msg('Prices and settings'), to: paths.admin.settings.path(), icon: Tag, right: 'changePrices' },
    { label: msg('Colleagues'), to: paths.admin.colleagues.path(), icon: Users, right: 'manageStaff' },
    { label: msg('My account'), to: paths.admin.account.path(), icon: User },
  ],
};

/** Educational accounts have a company-like profile without hiring. */
const educational: NavGroups = {
  main: [
    dashboard,
    { label: msg('Students'), to: paths.students.root.path(), icon: Users },
    {
      label: msg('Jobs and training'),
      short: msg('Jobs'),
      to: paths.jobs.apprenticeships.path(),
      icon: GraduationCap,
      within: [paths.jobs.root.path()],
    },
    { label: msg('School Profile'), short: msg('Profile'), icon: School, ...profile },
  ],
  account: [settings, credentials],
};

const groups: Record<ProfileKind, NavGroups> = {
  admin: staff,
  candidate: seeker,
  provider: company,
  vendor: company,
  educational,
  none: { main: [], account: [] },
};

/** Returns the items for a kind of account, for staff those of their role. */
export const navGroups = (kind: ProfileKind, role: StaffRole = 'admin'): NavGroups => {
  const isShown = ({ right }: NavItem): boolean => !right || hasStaffRight(role, right);
  const { main, account } = groups[kind];
  return { main: main.filter(isShown), account: account.filter(isShown) };
};

/** Returns the items of the phone's bottom bar: the most used first, the profile last. */
export const bottomItems = (kind: ProfileKind, role?: StaffRole): readonly NavItem[] => {
  const { main } = navGroups(kind, role);
  const [first, own, partners, employees] = main;
  if (kind === 'provider' || kind === 'vendor') return [first!, employees!, partners!, own!];
  if (kind === 'candidate') return [first!, partners!, employees!, own!];
  // The bar has room for five; activity is reachable from the menu.
  return main.slice(0, 5);
};

const isWithin = (pathname: string, start: string): boolean => pathname === start || pathname.startsWith(`${start}/`);

/** Whether an address belongs to an item. Other users' profiles belong to none. */
export const isCurrent = ({ to, within = [] }: NavItem, pathname: string): boolean =>
  (to === paths.profile.own.path() ? pathname === to : isWithin(pathname, to)) ||
  within.some((start) => isWithin(pathname, start));
