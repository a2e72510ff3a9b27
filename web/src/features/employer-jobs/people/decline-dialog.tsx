import type { PersonRow } from '@plumbline/shared/contracts/jobs/job-people';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { useTranslation } from 'react-i18next';
import { useDeclineEffect } from '../../../components/applicant/use-decline-effect.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useDeclinePerson } from '../api/use-decline-person.ts';
import type { PeopleKind } from '../api/use-people.ts';

type DeclineDialogProps = {
  jobId: string;
  kind: PeopleKind;
  /** Undefined keeps the dialog closed. */
  person: PersonRow | undefined;
  onClose: () => void;
};

/** Asks for confirmation before a person is declined for a job [APP-02]. */
export const DeclineDialog = ({ jobId, kind, person, onClose }: DeclineDialogProps) => {
  const { t } = useTranslation();
  const effect = useDeclineEffect(person?.actions.profileRequestedAt ? 'yes' : 'unknown');
  const decline = useDeclinePerson(jobId, kind);
  return (
    <ConfirmDialog
      open={person !== undefined}
      title={person ? t('Decline {{name}}', { name: fullName(person) }) : ''}
      text={
        kind === 'matches'
          ? t('Are you sure you want to decline this match?')
          : t('Are you sure you want to decline this applicant?')
      }
      effect={effect}
      danger
      busy={decline.isPending}
      onConfirm={() => person && decline.mutate(person.id, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
};
