import { paths } from '@plumbline/shared/options/paths';
import { Navigate, useParams } from 'react-router-dom';
import { JobLoader } from './job-loader.tsx';

/** The return page of a job posting's payment: redirects to the job's page, which confirms it [EMP-26]. */
export const CheckoutCompletePage = () => {
  const { jobId = '' } = useParams();
  return (
    <JobLoader jobId={jobId}>
      {(job) => (
        <Navigate
          to={paths.employees.job.path(jobId)}
          {...(job.published && { state: { justPublished: true } })}
          replace
        />
      )}
    </JobLoader>
  );
};
