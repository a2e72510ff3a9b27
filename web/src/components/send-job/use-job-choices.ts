import { useProduct } from '../checkout/use-product.ts';
import { choicesOf } from './job-choice.ts';
import { useAllJobs } from './use-all-jobs.ts';
import { useSentJobs } from './use-sent-jobs.ts';

/** The data of the job choice; jobs and price are loaded when it opens. */
export const useJobChoices = (seekerId: string, open: boolean) => {
  const jobs = useAllJobs(open);
  const product = useProduct('send_job_post_match', open);
  const { sent, isError, refetch } = useSentJobs(seekerId);
  const retry = () => {
    if (jobs.isError) void jobs.refetch();
    if (product.isError) void product.refetch();
    if (isError) void refetch();
  };
  return {
    choices: jobs.data && sent && choicesOf(jobs.data, sent),
    amount: product.data?.amount,
    failed: jobs.isError || product.isError || isError,
    retry,
  };
};
