import { Box } from '@chakra-ui/react';
import { ENROLLMENT_HOURS } from '@plumbline/shared/domain/accounts/enrollment-code';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Modal } from '../../../ui/dialogs/dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';

export type IssuedCode = { email: string; enrollmentCode: string };

type EnrollmentCodeDialogProps = { title: string; issued: IssuedCode; onClose: () => void };

/** Shows the enrollment code once: the server stores only its hash. */
export const EnrollmentCodeDialog = ({ title, issued, onClose }: EnrollmentCodeDialogProps) => {
  const { t } = useTranslation();
  const { email, enrollmentCode } = issued;
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(enrollmentCode);
      setCopied(true);
    } catch {
      toast.error(t('Please copy the code by hand.'));
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      // A click outside would lose the code.
      closable={false}
      title={title}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      <Box display="grid" gap="3">
        <p>
          {t('Give this enrollment code to {{email}}, on the phone or in person. It is shown only now.', { email })}
        </p>
        <Box
          as="p"
          px="3"
          py="2.5"
          bg="sunken"
          borderRadius="m"
          fontFamily="mono"
          fontSize="lg"
          fontWeight="medium"
          textAlign="center"
          userSelect="all"
        >
          {enrollmentCode}
        </Box>
        <Button onClick={() => void copy()}>
          {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          <span role="status">{copied ? t('Code copied') : t('Copy code')}</span>
        </Button>
        <Box as="p" color="muted" textStyle="small">
          {t('They enter it after their password, then set up a new app. It works once, for {{hours}} hours.', {
            hours: ENROLLMENT_HOURS,
          })}
        </Box>
      </Box>
    </Modal>
  );
};
