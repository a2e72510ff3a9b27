import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { toast } from '../../components/toast.ts';
import { JobLoader } from './job-loader.tsx';

const Published = ({ jobId }: { jobId: string }) => {
  const { t } = useTranslation();
  const said = useRef(false);
  useEffect(() => {
    if (said.current) return;
    said.current = true;
    void toast.success(t('Congratulations, your Job has been published!'));
  }, [t]);
  return <Navigate to={paths.employees.job.path(jobId)} state={{ justPublished: true }} replace />;
};

/** Where the payment of a job posting returns to: on to the job's page [EMP-25]. */
export const CheckoutCompletePage = () => {
  const { jobId = '' } = useParams();
  return (
    <JobLoader jobId={jobId}>
      {(job) =>
        job.published ? <Published jobId={jobId} /> : <Navigate to={paths.employees.job.path(jobId)} replace />
      }
    </JobLoader>
  );
};
