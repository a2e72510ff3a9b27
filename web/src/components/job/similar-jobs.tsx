import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { isMilitaryZip } from '@plumbline/shared/domain/contact-details/zip';
import { paths } from '@plumbline/shared/options/paths';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api/call.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { useSession } from '../../lib/session/session.ts';
import { ListCard } from '../../ui/lists/list-card.tsx';
import { NearJobRow } from './near-job-row.tsx';

/** The number of rows, and of jobs to choose them from: the job itself and those applied for are left out. */
const SHOWN = 3;
const SEARCHED = 10;

type SimilarJobsProps = { job: Pick<JobView, 'id' | 'tradeCategories' | 'zip'>; title: string };

/** Open jobs of the same trades, nearest to the worker first. Renders nothing when there are none. */
export const SimilarJobs = ({ job, title }: SimilarJobsProps) => {
  const { t } = useTranslation();
  const heading = useId();
  const { profile } = useSession();
  const own = profile?.zip && !isMilitaryZip(profile.zip) ? profile.zip : job.zip;
  const search = { zip: own, tradeCategories: job.tradeCategories.slice(0, SHOWN), sort: 'nearest' as const };
  const { data } = useQuery({
    queryKey: queryKeys.jobs.search(search, SEARCHED),
    queryFn: ({ signal }) =>
      call('POST /api/job/search', { body: { ...search, limit: SEARCHED, page: 0 } }, { signal }),
  });
  const others = data?.result.filter(({ id, appliedAt }) => id !== job.id && !appliedAt).slice(0, SHOWN) ?? [];
  if (others.length === 0) return null;
  return (
    <Box as="section" display="grid" gap="3" aria-labelledby={heading}>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4">
        <h2 id={heading}>{title}</h2>
        <Box asChild display="inline-flex" alignItems="center" minHeight="44px">
          <Link to={paths.jobs.search.path({ zip: own, trade: job.tradeCategories[0] })}>{t('See all jobs')}</Link>
        </Box>
      </Box>
      <ListCard>
        {others.map((each) => (
          <NearJobRow key={each.id} job={each} />
        ))}
      </ListCard>
    </Box>
  );
};
