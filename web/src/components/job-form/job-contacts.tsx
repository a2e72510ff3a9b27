import type { JobForm } from '@plumbline/shared/contracts/jobs/job-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { ReviewWarning } from '../../ui/text/review-warning.tsx';
import { contactsInJob } from './contacts-in-job.ts';

type JobContactsProps = { job: JobForm; paused: boolean; onRemove: () => void };

/**
 * Lists the contact details in the post that everyone would read, and offers to remove them; the user may keep them.
 */
export const JobContacts = ({ job, paused, onRemove }: JobContactsProps) => {
  const { t } = useTranslation();
  const contacts = contactsInJob(job);
  if (contacts.length === 0) return null;
  return (
    <ReviewWarning
      action={
        <Button onClick={onRemove} disabled={paused}>
          {t('Remove them')}
        </Button>
      }
    >
      {t(
        'Everybody who finds this job reads your contact details: {{contacts}}. Applicants reach you here without them.',
        {
          contacts: contacts.join(', '),
        },
      )}
    </ReviewWarning>
  );
};
