import { paths } from '@plumbline/shared/options/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStartPurchase } from '../../../components/checkout/use-start-purchase.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { toast } from '../../../ui/toasts/toast.ts';

type Saved = { id: string; published: boolean };

/** Opens the page of a saved job when the job is published, otherwise its payment [EMP-25, PAY-23]. */
export const useFinishPublishing = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const purchase = useStartPurchase();

  const finish = async ({ id, published }: Saved) => {
    void queries.invalidateQueries({ queryKey: queryKeys.jobs.all });
    if (published) {
      toast.success(t('Congratulations, your Job has been published!'));
      return navigate(paths.employees.job.path(id));
    }
    const checkoutPath = (intent: string) => paths.employees.job.path(id, { payment_intent: intent });
    const return_url = paths.employees.jobCheckoutComplete.path(id);
    await purchase
      .mutateAsync({ job_id: id, product_slug: 'job_posting', return_url, checkoutPath })
      // The job is stored but not published. Its page has a link to pay.
      .catch(() => navigate(paths.employees.job.path(id)));
  };
  /** Opens the page of a published job whose changes are saved. A paused job stays paused. */
  const finishChanges = async (id: string, isPaused: boolean) => {
    void queries.invalidateQueries({ queryKey: queryKeys.jobs.all });
    toast.success(isPaused ? t('Your changes are saved. The job stays paused.') : t('Changes saved'));
    await navigate(paths.employees.job.path(id));
  };
  return { finish, finishChanges, isPending: purchase.isPending };
};
