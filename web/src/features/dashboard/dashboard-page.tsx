import { Plus, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useSession, useSessionKind } from '../../lib/session.ts';
import { CompanyDashboard } from './company/company-dashboard.tsx';
import { greetingFor, nameToGreet } from './greeting.ts';
import { SeekerDashboard } from './seeker/seeker-dashboard.tsx';
import { ShortcutList } from './shortcut-list.tsx';

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

/** /dashboard: a greeting, what is going on, and the ways on [SHL-03]. A school has the ways on alone. */
export const DashboardPage = () => {
  const { t } = useTranslation();
  const { profile, userInfo } = useSession();
  const kind = useSessionKind();
  const isSeeker = kind === 'candidate';
  const hires = kind === 'provider' || kind === 'vendor';
  const name = nameToGreet(userInfo?.displayName ?? '', profile?.name ?? '');
  return (
    <>
      <PageHeader
        title={t(greetingFor(new Date().getHours()), { name })}
        documentTitle={t('Dashboard')}
        action={hires ? <PostJob /> : isSeeker && <FindJobs />}
      />
      {hires && <CompanyDashboard />}
      {isSeeker && <SeekerDashboard />}
      <ShortcutList />
    </>
  );
};
