import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { PendingAnswer } from '../../../components/pending-answer.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { useOwnProfile } from '../api/use-own-profile.ts';
import { useSavedJobs } from '../api/use-saved-jobs.ts';
import { Panel } from '../panel.tsx';
import { JobLine } from './job-line.tsx';

const SavedList = ({ ids }: { ids: readonly string[] }) => {
  const { t } = useTranslation();
  const { jobs, ...query } = useSavedJobs(ids);
  if (query.isError || query.isPending) {
    return <PendingAnswer query={query} failure={t("We couldn't load your saved jobs.")} avatar={false} />;
  }
  if (jobs.length === 0) {
    return (
      <EmptyState
        icon={Bookmark}
        title={t('No saved jobs at this time')}
        help={t('Save a job in the search to find it here again.')}
      />
    );
  }
  return (
    <ul>
      {jobs.map((job) => (
        <JobLine key={job.id} job={job} company={job.profile[0]?.name ?? ''}>
          {job.compensation && (
            <Box as="p" fontSize="control">
              {job.compensation}
            </Box>
          )}
        </JobLine>
      ))}
    </ul>
  );
};

/** The jobs the seeker saved last [SHL-03]. */
export const SavedJobs = () => {
  const { t } = useTranslation();
  const profile = useOwnProfile();
  return (
    <Panel<ProfileView>
      title={t('Saved Jobs')}
      failure={t("We couldn't load your saved jobs.")}
      query={profile}
      gap="4.5"
      aside={({ savedJobs = [] }) =>
        savedJobs.length > 0 && (
          <Link to={paths.myJobs.saved.path()}>{t('See all {{count}} saved jobs', { count: savedJobs.length })}</Link>
        )
      }
    >
      {({ savedJobs = [] }) => <SavedList ids={savedJobs} />}
    </Panel>
  );
};
