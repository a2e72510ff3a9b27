import { Box } from '@chakra-ui/react';
import { type BriefingFeedback, briefingFeedback } from '@plumbline/shared/contracts/access/access';
import { declineReasons } from '@plumbline/shared/options/companies/decline-reasons';
import { DECLINE_DETAILS_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { useTranslation } from 'react-i18next';
import { reasonLabels } from '../../../components/briefing/reason-labels.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Modal } from '../../../ui/dialogs/dialog.tsx';
import { CheckGroupField } from '../../../ui/fields/check-group-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';

type DeclineDialogProps = {
  open: boolean;
  company: string;
  /**
   * Whether the company already has the job seeker's contact details. If so, it also reads the text of the feedback.
   */
  isKnown: boolean;
  busy: boolean;
  onDecline: (feedback: BriefingFeedback) => void;
  onClose: () => void;
};

const FORM = 'decline-briefing';
const reasons = declineReasons.map((value) => ({ value, label: reasonLabels[value] }));

/** Why a briefing is declined: at least one reason, and 'Other' in words [BRF-14]. */
export const DeclineDialog = ({ open, company, isKnown, busy, onDecline, onClose }: DeclineDialogProps) => {
  const { t } = useTranslation();
  const { control, handleSubmit } = useSchemaForm<BriefingFeedback, BriefingFeedback>({
    schema: briefingFeedback,
    defaultValues: { reasons: [], reason: '' },
  });
  return (
    <Modal
      open={open}
      onClose={onClose}
      closable={!busy}
      title={t('Why not this job?')}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('Cancel')}
          </Button>
          <Button variant="danger" type="submit" form={FORM} disabled={busy}>
            {busy ? t('Sending...') : t('Decline')}
          </Button>
        </>
      }
    >
      <Box asChild display="grid" gap="4">
        <form
          id={FORM}
          noValidate
          onSubmit={handleSubmit(({ reason, ...rest }) => onDecline(reason ? { ...rest, reason } : rest))}
        >
          <Box as="p" color="muted">
            {isKnown
              ? t('{{company}} gets your reasons and what you write.', { company })
              : t('{{company}} sees your reasons, but not your name or number.', { company })}
          </Box>
          <CheckGroupField
            control={control}
            name="reasons"
            label={t('Pick at least one reason')}
            options={reasons}
            required
          />
          <TextArea
            control={control}
            name="reason"
            label={t('Details')}
            maxLength={DECLINE_DETAILS_MAX_LENGTH}
            showCount
            {...(!isKnown && {
              help: t('Your note stays hidden too, unless they unlock your profile.'),
            })}
          />
        </form>
      </Box>
    </Modal>
  );
};
