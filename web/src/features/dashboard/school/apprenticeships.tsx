import { paths } from '@plumbline/shared/options/paths';
import { GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NearJobRow } from '../../../components/job/near-job-row.tsx';
import type { Pending } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import type { useNearJobs } from '../api/use-near-jobs.ts';
import { Panel } from '../panel.tsx';
import { NearJobList } from './near-job-list.ts';

const SHOWN = 3;

type ApprenticeshipsProps = {
  query: { data: ReturnType<typeof useNearJobs>['data'] } & Pending;
  /** The trades that the school trains; without any, apprenticeships of all trades are shown. */
  trades: readonly string[] | undefined;
};

/** The apprenticeships near the school, nearest first. */
export const Apprenticeships = ({ query, trades = [] }: ApprenticeshipsProps) => {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('Apprenticeships within 50 miles')}
      failure={t("We couldn't load the jobs near you.")}
      query={query}
      pb={query.data?.total ? '0' : undefined}
      alignSelf="start"
      aside={({ total }) => total > SHOWN && <Link to={paths.jobs.apprenticeships.path()}>{t('See all jobs')}</Link>}
    >
      {({ result }) =>
        result.length === 0 ? (
          <EmptyState
            icon={GraduationCap}
            title={
              trades.length > 0
                ? t('No apprenticeships in your trades within 50 miles yet')
                : t('No apprenticeships within 50 miles yet')
            }
            help={t('They show here as soon as a company posts one.')}
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
