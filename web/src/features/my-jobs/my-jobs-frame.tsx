import { paths } from '@plumbline/shared/options/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSavedCount } from '../../lib/queries/jobs/saved-jobs.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';

type MyJobsFrameProps = {
  /** The choice of a view, next to the title. */
  choice?: ReactNode;
  children: ReactNode;
};

/** The header and the two tabs of My Jobs, with the briefings as a third [SEE-23, SEE-24]. */
export const MyJobsFrame = ({ choice, children }: MyJobsFrameProps) => {
  const { t } = useTranslation();
  const saved = useSavedCount();
  return (
    <>
      <PageHeader title={t('My Jobs')} aside={choice}>
        {t('Keep track of your applications, matches and invitations.')}
      </PageHeader>
      <TabLinks
        label={t('My Jobs')}
        items={[
          { to: paths.myJobs.activities.path(), label: t('Activity') },
          { to: paths.myJobs.saved.path(), label: t('Saved Jobs'), count: saved },
          { to: paths.jobs.briefings.path(), label: t('Job Briefings') },
        ]}
      />
      {children}
    </>
  );
};
