import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { FactStrip } from '../../../ui/lists/fact-strip.tsx';
import { useIsGated } from '../../../ui/states/load-together.tsx';
import { SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { useCompanyStats } from '../api/use-company-stats.ts';

/** The company's numbers; their error shows below, in place of the chart [SHL-03, EMP-42]. */
export const NumberStrip = () => {
  const { t } = useTranslation();
  const { data, isError } = useCompanyStats();
  const gated = useIsGated();
  if (!data && isError && !gated) return null;
  const value = (of: keyof Omit<NonNullable<typeof data>, 'days'>) =>
    data && !gated ? data[of] : <SkeletonBox shape="figure" />;
  // Only a loaded number is a link; a skeleton isn't.
  const linked = (to: string) => (data && !gated ? { to } : {});
  const items = [
    { label: t('Active jobs'), value: value('activeJobs'), ...linked(paths.employees.jobs.path({ state: 'active' })) },
    { label: t('Views'), value: value('views') },
    { label: t('Applicants'), value: value('applicants') },
    { label: t('Matches'), value: value('matches') },
    { label: t('Unlocked profiles'), value: value('unlockedProfiles'), ...linked(paths.employees.people.path()) },
    { label: t('Open projects'), value: value('openProjects') },
    { label: t('Connections'), value: value('connections'), ...linked(paths.toolbox.connections.path()) },
  ];
  return (
    <section aria-label={t('Your numbers')}>
      <FactStrip variant="numbers" phone="three" items={items} />
      <Box as="p" color="muted" textStyle="small" marginTop="2">
        {t('Views and applicants include the jobs that ended.')}
      </Box>
    </section>
  );
};
