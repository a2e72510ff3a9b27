import { formatMoney } from '@plumbline/shared/domain/money/money';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { useLocale } from '../../ui/text/date-text.tsx';
import { useProduct } from '../checkout/use-product.ts';

/** The link to a job that isn't paid for, with the price of publishing it [PAY-23]. */
export const PublishLink = ({ jobId, name }: { jobId: string; name: string }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data: product } = useProduct('job_posting');
  const text = product?.amount
    ? t('Publish for {{price}}', { price: formatMoney(product.amount, locale) })
    : t('Publish');
  return (
    <ButtonLink to={paths.employees.job.path(jobId)} aria-label={`${text}: ${name}`}>
      {text}
    </ButtonLink>
  );
};
