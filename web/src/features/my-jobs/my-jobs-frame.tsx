import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { useSavedCount } from '../../lib/queries/saved-jobs.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';

/** The header and the two tabs of My Jobs [SEE-23, SEE-24]. */
export const MyJobsFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const saved = useSavedCount();
  return (
    <>
      <PageHeader title={t('My Jobs')}>{t('Keep track of your applications, matches and invitations.')}</PageHeader>
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
