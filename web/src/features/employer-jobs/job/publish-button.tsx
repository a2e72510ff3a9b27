import { formatMoney } from '@plumbline/shared/domain/money/money';
import { useTranslation } from 'react-i18next';
import { useProduct } from '../../../components/checkout/use-product.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useLocale } from '../../../ui/text/date-text.tsx';
import { usePublishJob } from '../api/use-publish-job.ts';

/** The button to pay for a job that is stored and not published. The button names the price [PAY-01, PAY-23]. */
export const PublishButton = ({ jobId, primary = false }: { jobId: string; primary?: boolean }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data: product } = useProduct('job_posting');
  const publish = usePublishJob();
  const priced = product && product.amount > 0;
  return (
    <Button variant={primary ? 'primary' : 'line'} disabled={publish.isPending} onClick={() => publish.mutate(jobId)}>
      {priced ? t('Publish for {{price}}', { price: formatMoney(product.amount, locale) }) : t('Publish')}
    </Button>
  );
};
