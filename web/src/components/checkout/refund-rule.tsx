import { hasRefundRule } from '@plumbline/shared/domain/refund-rule';
import { useTranslation } from 'react-i18next';

/** When an unlock is paid back, in words; nothing for any other product. */
export const RefundRule = ({ slug }: { slug: string }) => {
  const { t } = useTranslation();
  if (!hasRefundRule(slug)) return null;
  return (
    <p>
      {t('If both the phone and the e-mail of an unlocked profile fail, report it within 7 days and we refund you.')}
    </p>
  );
};
