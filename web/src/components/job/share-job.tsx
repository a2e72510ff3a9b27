import { VisuallyHidden } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { paths } from '@plumbline/shared/options/paths';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { toast } from '../../ui/toasts/toast.ts';

type Shared = Pick<JobView, 'id' | 'isPublic'>;

/** Copies the public address of the job, or the address for members when the job isn't public. */
export const ShareJob = ({ job: { id, isPublic } }: { job: Shared }) => {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const { path } = isPublic ? paths.publicJob : paths.jobs.job;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${path(id)}`);
      setCopied(true);
    } catch {
      toast.error(t('Please copy the link by hand.'));
    }
  };
  return (
    <>
      <Button onClick={() => void copy()}>
        <Share2 size={16} aria-hidden />
        {copied ? t('Link copied') : t('Share')}
      </Button>
      <VisuallyHidden role="status">{copied && t('Link copied')}</VisuallyHidden>
    </>
  );
};
