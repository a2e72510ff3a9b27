import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths.ts';
import { TabLinks } from '../../ui/layout/tab-links.tsx';

/** The two halves of Find employees [EMP-01]. */
export const EmployeeTabs = () => {
  const { t } = useTranslation();
  return (
    <TabLinks
      label={t('Find employees')}
      items={[
        { to: paths.employees.jobs.path(), label: t('Job Postings') },
        { to: paths.employees.companyMatches.path(), label: t('Company Matches') },
      ]}
    />
  );
};
