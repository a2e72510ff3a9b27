import { companyAfter } from '@plumbline/shared/domain/accounts/leaving-company';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { companyStatsQuery, seekerOverviewQuery } from '../../../lib/queries/dashboard.ts';
import { useSession, useSessionKind } from '../../../lib/session/session.ts';
import { useCompanyUsers } from '../api/use-company-users.ts';

/** Numbers of what ends with the account; undefined when they couldn't be loaded. */
type Counts = { applications?: number | undefined; jobs?: number | undefined; projects?: number | undefined };

const counted = (texts: readonly (string | false)[]): string[] => texts.filter((text) => text !== false);

const ofWorker = (t: TFunction, { applications }: Counts) =>
  counted([
    t('Your profile, resume, photos, applications and messages are deleted.'),
    Boolean(applications) && t('{{count}} open applications end.', { count: applications ?? 0 }),
    t('A company that unlocked your profile keeps its receipt and no longer sees your name, phone or email.'),
    t('You get no more emails from us.'),
  ]);

const whenStaying = (t: TFunction, company: string, colleagues: number) =>
  colleagues > 0
    ? [
        t('Your sign-in is deleted. {{company}} stays as it is, with {{count}} colleagues.', {
          company,
          count: colleagues,
        }),
        t('Its jobs, projects, messages and payments stay with your colleagues.'),
      ]
    : [
        t('Your sign-in is deleted. {{company}} stays as it is, but without active users.', { company }),
        t('Its jobs, projects, messages and payments stay with the company.'),
      ];

const whenClosing = (t: TFunction, company: string, { jobs, projects }: Counts) =>
  counted([
    t('You are the last active user of {{company}}, so it closes with your account.', { company }),
    Boolean(jobs) && t('{{count}} active jobs end.', { count: jobs ?? 0 }),
    Boolean(projects) && t('{{count}} open projects end.', { count: projects ?? 0 }),
    t('Briefings end, photos, documents and messages are deleted, and contact details you unlocked close.'),
    t('Nothing paid is refunded. A payment that is still open is canceled, and refunded if it arrives.'),
    t("We keep the receipts of your company's payments."),
  ]);

const ofSchool = (t: TFunction) => [
  t("Your sign-in is deleted. Your school's profile closes, and its photos and messages are deleted."),
  t('You get no more emails from us.'),
];

/** For a company whose users couldn't be loaded: both cases. */
const eitherCase = (t: TFunction) => [
  t('Your sign-in is deleted. Your company stays as it is while a colleague can manage it.'),
  t(
    "If you are the company's last active user, the company closes: its jobs, projects and briefings end, its photos, documents and messages are deleted, and contact details it unlocked close. Nothing paid is refunded.",
  ),
  t("We keep the receipts of your company's payments."),
];

/**
 * Returns what the deletion of this account does, the most feared first. The texts are undefined until the case is
 * known. A last owner with colleagues is blocked, as on the server [ACC-36].
 */
export const useDeletionEffects = (open: boolean): { texts?: string[]; isBlocked?: boolean } => {
  const { t } = useTranslation();
  const { profile } = useSession();
  const kind = useSessionKind();
  const [isSeeker, hires] = [kind === 'candidate', kind === 'provider' || kind === 'vendor'];
  const users = useCompanyUsers(open && hires);
  const stats = useQuery({ ...companyStatsQuery, enabled: open && hires });
  const overview = useQuery({ ...seekerOverviewQuery, enabled: open && isSeeker });
  if ([users, stats, overview].some(({ isLoading }) => isLoading)) return {};
  if (isSeeker) return { texts: ofWorker(t, { applications: overview.data?.applications.states.requested }) };
  if (!hires) return { texts: ofSchool(t) };
  const { users: all = [], self } = users.data ?? {};
  if (!self) return { texts: eitherCase(t) };
  const others = all.filter(({ id }) => id !== self.id);
  const after = companyAfter(self, others);
  const company = profile?.name ?? t('Your company');
  if (after === 'blocked') return { isBlocked: true };
  if (after === 'stays') {
    return { texts: whenStaying(t, company, others.filter(({ status }) => status === 'active').length) };
  }
  const { activeJobs: jobs, openProjects: projects } = stats.data ?? {};
  return { texts: whenClosing(t, company, { jobs, projects }) };
};
