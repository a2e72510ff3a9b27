import { paths } from '@plumbline/shared/options/paths';
import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NearJobRow } from '../../../components/job/near-job-row.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import type { useNearJobs } from '../api/use-near-jobs.ts';
import { Panel } from '../panel.tsx';
import { NearJobList } from './near-job-list.ts';

const SHOWN = 3;

/** The jobs near that train their people, nearest first. */
export const PaidTraining = ({ query }: { query: ReturnType<typeof useNearJobs> }) => {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('Paid training within 50 miles')}
      failure={t("We couldn't load the jobs near you.")}
      query={query}
      pb={query.data?.total ? '0' : undefined}
      alignSelf="start"
      aside={({ total }) => total > SHOWN && <Link to={paths.jobs.search.path()}>{t('See all jobs')}</Link>}
    >
      {({ result }) =>
        result.length === 0 ? (
          <EmptyState
            icon={GraduationCap}
            title={t('No paid training within 50 miles yet')}
            help={t('Jobs that train their people show here as soon as a company posts one.')}
          />
        ) : (
          <NearJobList>
            {result.slice(0, SHOWN).map((job) => (
              <NearJobRow key={job.id} job={job} marked={false} />
            ))}
          </NearJobList>
        )
      }
    </Panel>
  );
};
