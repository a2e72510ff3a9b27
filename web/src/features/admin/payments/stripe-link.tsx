import { stripeAddress } from '@plumbline/shared/domain/money/disputes';
import { useTranslation } from 'react-i18next';

/** Opens a payment in Stripe's dashboard, where staff respond to disputes. */
export const StripeLink = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  return (
    <a
      className="tap"
      href={stripeAddress(id)}
      target="_blank"
      rel="noreferrer"
      aria-label={t('{{id}} at Stripe', { id })}
    >
      {t('Stripe')}
    </a>
  );
};
