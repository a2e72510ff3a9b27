import { paths } from '@plumbline/shared/options/paths';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedCount } from '../../lib/queries/jobs/saved-jobs.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';

/** The header with a link to the briefings, and the two tabs of My Jobs [SEE-23, SEE-24]. */
export const MyJobsFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const saved = useSavedCount();
  return (
    <>
      <PageHeader
        title={t('My Jobs')}
        action={
          <ButtonLink variant="text" to={paths.jobs.briefings.path()}>
            <Send size={16} aria-hidden />
            {t('Job Briefings')}
          </ButtonLink>
        }
      >
        {t('Keep track of your applications, matches and invitations.')}
      </PageHeader>
      <TabLinks
        label={t('My Jobs')}
        items={[
          { to: paths.myJobs.activities.path(), label: t('Activity') },
          { to: paths.myJobs.saved.path(), label: t('Saved Jobs'), count: saved },
        ]}
      />
      {children}
    </>
  );
};
