import { useProduct } from '../checkout/use-product.ts';
import { choicesOf } from './job-choice.ts';
import { useAllJobs } from './use-all-jobs.ts';
import { useSentJobs } from './use-sent-jobs.ts';

/** Loads the data of the job choice. They are loaded when the dialog opens. */
export const useJobChoices = (seekerId: string, open: boolean) => {
  const jobs = useAllJobs(open);
  const product = useProduct('send_job_post_match', open);
  const { sent, isError, refetch } = useSentJobs(seekerId, open);
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
