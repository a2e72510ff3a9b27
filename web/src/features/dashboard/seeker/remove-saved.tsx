import { BookmarkX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSaveJob } from '../../../lib/queries/jobs/saved-jobs.ts';
import { IconButton } from '../../../ui/controls/button.tsx';

/** A button that removes a job from the saved jobs. */
export const RemoveSaved = ({ job }: { job: { id: string; name: string } }) => {
  const { t } = useTranslation();
  const { mutate: save, isPending } = useSaveJob();
  return (
    <IconButton
      aria-label={t('Remove {{job}} from the saved jobs', { job: job.name })}
      disabled={isPending}
      onClick={() => save({ jobId: job.id, saved: false })}
    >
      <BookmarkX size={20} aria-hidden />
    </IconButton>
  );
};
