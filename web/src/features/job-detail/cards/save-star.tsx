import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSaveJob } from '../../../lib/queries/jobs/saved-jobs.ts';
import { IconButton } from '../../../ui/controls/button.tsx';

/** A star that is filled while the job is saved. A press saves or unsaves the job [SEE-12, SEE-19]. */
export const SaveStar = ({ jobId, saved }: { jobId: string; saved: boolean }) => {
  const { t } = useTranslation();
  const { mutate } = useSaveJob();
  return (
    <IconButton
      line
      aria-label={saved ? t('Saved') : t('Save Job')}
      aria-pressed={saved}
      onClick={() => mutate({ jobId, saved: !saved })}
      css={{ '&[aria-pressed=true] svg': { fill: 'brass-line', color: 'brass-line' } }}
    >
      <Star size={20} aria-hidden />
    </IconButton>
  );
};
