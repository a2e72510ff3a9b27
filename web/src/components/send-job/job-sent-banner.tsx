import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/text/banner.tsx';
import { DateText } from '../../ui/text/date-text.tsx';

/** 'Job Sent on {date}' without any button [APP-22]. */
export const JobSentBanner = ({ date }: { date: string }) => {
  const { t } = useTranslation();
  return (
    <Banner icon={Send}>
      {t('Job Sent on')} <DateText value={date} />
    </Banner>
  );
};
