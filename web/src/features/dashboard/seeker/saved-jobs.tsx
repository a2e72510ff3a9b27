import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RowFactsLine } from '../../../components/job/facts/row-facts.tsx';
import { usePayText } from '../../../components/job/use-pay-text.ts';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useSavedJobs } from '../api/use-saved-jobs.ts';
import { Panel } from '../panel.tsx';
import { JobLine, JobLinesShape } from './job-line.tsx';
import { RemoveSaved } from './remove-saved.tsx';

const NoSavedJobs = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={Bookmark}
      title={t('No saved jobs at this time')}
      help={t('Save a job in the search to find it here again.')}
    />
  );
};

/** The seeker's latest saved jobs [SHL-03]. */
export const SavedJobs = () => {
  const { t } = useTranslation();
  const { shortPay } = usePayText();
  return (
    <Panel
      title={t('Saved Jobs')}
      failure={t("We couldn't load your saved jobs.")}
      query={useSavedJobs()}
      shape={<JobLinesShape />}
      gap="4.5"
      aside={({ results, total }) =>
        total > results.length && (
          <Link to={paths.myJobs.saved.path()}>{t('See all {{count}} saved jobs', { count: total })}</Link>
        )
      }
    >
      {({ results }) =>
        results.length === 0 ? (
          <NoSavedJobs />
        ) : (
          <ul>
            {results.map((job) => (
              <JobLine key={job.id} job={job} company={job.company.name} mark={<RemoveSaved job={job} />}>
                {shortPay(job) && (
                  <Box as="p" fontSize="control">
                    {shortPay(job)}
                  </Box>
                )}
                <RowFactsLine job={job} />
              </JobLine>
            ))}
          </ul>
        )
      }
    </Panel>
  );
};
