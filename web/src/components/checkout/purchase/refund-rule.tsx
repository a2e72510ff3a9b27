import { hasRefundRule } from '@plumbline/shared/domain/money/refunds/refund-rule';
import { useTranslation } from 'react-i18next';

/** Says when an unlock is refunded. Renders nothing for other products. */
export const RefundRule = ({ slug }: { slug: string }) => {
  const { t } = useTranslation();
  if (!hasRefundRule(slug)) return null;
  return <p>{t('If neither the phone nor the email works, report it within 7 days for a refund.')}</p>;
};
