import { CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/banner.tsx';
import { DateText } from '../../components/date-text.tsx';

/** 'Job Declined On {date}' [APP-21]. */
export const DeclinedBanner = ({ date }: { date: string | undefined }) => {
  const { t } = useTranslation();
  return (
    <Banner icon={CircleX}>
      {t('Job Declined On')} {date && <DateText value={date} />}
    </Banner>
  );
};
