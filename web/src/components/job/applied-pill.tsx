import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../ui/text/date-text.tsx';
import { Pill } from '../../ui/text/pill.tsx';

/** Says on a job in a list that its reader has applied, and when. */
export const AppliedPill = ({ appliedAt }: { appliedAt: string }) => {
  const { t } = useTranslation();
  return (
    <Pill tone="info" icon={Send}>
      <span>
        {t('Applied')} <DateText value={appliedAt} />
      </span>
    </Pill>
  );
};
