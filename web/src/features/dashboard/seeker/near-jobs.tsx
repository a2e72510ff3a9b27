import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NearJobRow } from '../../../components/job/near-job-row.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { ListCard } from '../../../ui/lists/list-card.tsx';
import { useNearJobs } from '../api/use-near-jobs.ts';
import { CardHead } from '../card-head.tsx';

const SHOWN = 3;

/** Shown to new users: jobs near them in their trades. Renders nothing when there are none. */
export const NearJobs = ({ trades }: { trades: readonly string[] }) => {
  const { t } = useTranslation();
  const heading = useId();
  const { profile } = useSession();
  const { data } = useNearJobs({ tradeCategories: [...trades], limit: SHOWN });
  if (!data?.total) return null;
  return (
    <Box as="section" aria-labelledby={heading} display="grid" gap="4">
      <CardHead>
        <h2 id={heading}>
          {t('{{count}} jobs in your trades near {{zip}}', { count: data.total, zip: profile?.zip })}
        </h2>
        <Link to={paths.jobs.search.path()}>{t('See all jobs')}</Link>
      </CardHead>
      <ListCard>
        {data.result.map((job) => (
          <NearJobRow key={job.id} job={job} />
        ))}
      </ListCard>
    </Box>
  );
};
