import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { paths } from '@plumbline/shared/options/paths';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { DeleteJobDialog } from '../../../components/job/delete-job-dialog.tsx';
import { JobPostBody, JobPostFacts } from '../../../components/job/job-post.tsx';
import { JobStatus } from '../../../components/job/job-status.tsx';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { useViewActivity } from '../api/use-view-activity.ts';
import { JobLoader } from './job-loader.tsx';
import { JobTitle } from './job-title.tsx';

const OwnerActions = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  if (job.deletedAt) return null;
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        <Trash2 size={16} aria-hidden />
        {t('Delete Job')}
      </Button>
      <ButtonLink to={paths.employees.editJob.path(job.id)}>
        <Pencil size={16} aria-hidden />
        {t('Edit')}
      </ButtonLink>
      <DeleteJobDialog
        jobId={asking ? job.id : undefined}
        onClose={() => setAsking(false)}
        onDeleted={() => void navigate(paths.employees.jobs.path())}
      />
    </>
  );
};

const Post = ({ job, own }: { job: JobView; own: boolean }) => {
  const { t } = useTranslation();
  const company = job.profile[0];
  return (
    <>
      <Box as="header" display="grid" gap="4.5">
        <JobTitle
          title={job.name}
          meta={
            <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3.5" rowGap="1">
              <b>{company?.name}</b>
              {own ? (
                <JobStatus job={job} />
              ) : (
                <Link to={paths.profile.view.path(job.company, 'provider')}>{t('View company profile')}</Link>
              )}
            </Box>
          }
          action={own && <OwnerActions job={job} />}
        />
        <JobPostFacts job={job} />
      </Box>
      <JobPostBody job={job} />
    </>
  );
};

/** The whole post as its readers see it [EMP-08, EMP-30]. */
export const ViewJobPage = () => {
  const { t } = useTranslation();
  const { jobId = '' } = useParams();
  useViewActivity(jobId);
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5">
      <Box mb="-3">
        <BackLink to={paths.employees.jobs.path()} label={t('Find Employees')} />
      </Box>
      <JobLoader jobId={jobId} anybodys>
        {(job, own) => <Post job={job} own={own} />}
      </JobLoader>
    </Box>
  );
};
