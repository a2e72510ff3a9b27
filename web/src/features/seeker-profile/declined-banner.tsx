import { CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/text/banner.tsx';
import { DateText } from '../../ui/text/date-text.tsx';

/** 'Job Declined On {date}' [APP-21]. */
export const DeclinedBanner = ({ date }: { date: string | undefined }) => {
  const { t } = useTranslation();
  return (
    <Banner icon={CircleX}>
      {t('Job Declined On')} {date && <DateText value={date} />}
    </Banner>
  );
};
