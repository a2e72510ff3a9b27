import { paths } from '@plumbline/shared/options/paths';
import { Plus, Search } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MailProblemBanner } from '../../components/mail-problem/mail-problem-banner.tsx';
import { useSession, useSessionKind } from '../../lib/session/session.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { CompanyFirstSteps, SeekerFirstSteps } from './first-steps.tsx';
import { greetingFor, nameToGreet, welcomeFor } from './greeting.ts';
import { CompanyDashboard, SchoolDashboard, SeekerDashboard, VendorDashboard } from './load-dashboard.ts';
import { ShortcutList } from './shortcut-list.tsx';
import { useFirstSteps } from './use-first-steps.ts';

const PostJob = () => {
  const { t } = useTranslation();
  return (
    <ButtonLink to={paths.employees.newJob.path()} variant="primary">
      <Plus size={20} aria-hidden />
      {t('Post a job')}
    </ButtonLink>
  );
};

const FindJobs = () => {
  const { t } = useTranslation();
  return (
    <ButtonLink to={paths.jobs.search.path()} variant="primary">
      <Search size={20} aria-hidden />
      {t('Find Jobs')}
    </ButtonLink>
  );
};

const useName = (): string => {
  const { profile, userInfo } = useSession();
  return nameToGreet(userInfo?.displayName ?? '', profile?.name ?? '');
};

/** The dashboard of a new user: a welcome and the first steps. The next step has the page's primary button. */
const FirstDashboard = () => {
  const { t } = useTranslation();
  const name = useName();
  const isSeeker = useSessionKind() === 'candidate';
  return (
    <>
      <PageHeader title={t(welcomeFor(name), { name })} documentTitle={t('Dashboard')} />
      {isSeeker ? <SeekerFirstSteps /> : <CompanyFirstSteps />}
    </>
  );
};

const UsualDashboard = () => {
  const { t } = useTranslation();
  const name = useName();
  const kind = useSessionKind();
  return (
    <Suspense>
      <PageHeader
        title={t(greetingFor(new Date().getHours()), { name })}
        documentTitle={t('Dashboard')}
        action={kind === 'provider' ? <PostJob /> : kind === 'candidate' && <FindJobs />}
      />
      {kind === 'candidate' && <SeekerDashboard />}
      {kind === 'educational' && <SchoolDashboard />}
      {kind === 'provider' && <CompanyDashboard />}
      {kind === 'vendor' && <VendorDashboard />}
      {(kind === 'candidate' || kind === 'provider') && <ShortcutList />}
    </Suspense>
  );
};

/** /dashboard: a greeting and the dashboard of the account's kind [SHL-03]. */
export const DashboardPage = () => {
  const isFirst = useFirstSteps();
  return (
    <>
      <MailProblemBanner canChange />
      {isFirst ? <FirstDashboard /> : <UsualDashboard />}
    </>
  );
};
