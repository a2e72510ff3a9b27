import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths.ts';
import { FactStrip } from '../../../components/fact-strip.tsx';
import { ListSkeleton } from '../../../components/states.tsx';
import { useCompanyStats } from '../api/use-company-stats.ts';

/** The company's numbers [SHL-03, EMP-42]; that they did not come is said below, where the chart is missing. */
export const NumberStrip = () => {
  const { t } = useTranslation();
  const { data, isError } = useCompanyStats();
  if (!data) return isError ? null : <ListSkeleton rows={1} avatar={false} />;
  const items = [
    { label: t('Active jobs'), value: data.activeJobs, to: paths.employees.jobs.path() },
    { label: t('Views'), value: data.views },
    { label: t('Applicants'), value: data.applicants },
    { label: t('Matches'), value: data.matches },
    { label: t('Unlocked profiles'), value: data.unlockedProfiles },
    { label: t('Open projects'), value: data.openProjects },
    { label: t('Connections'), value: data.connections, to: paths.toolbox.connections.path() },
  ];
  return (
    <section aria-label={t('Your numbers')}>
      <FactStrip look="numbers" phone="four" items={items} />
    </section>
  );
};
