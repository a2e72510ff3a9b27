import type { ScreeningAnswer } from '@plumbline/shared/contracts/jobs/work-facts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Modal } from '../../../ui/dialogs/dialog.tsx';
import { ScreeningQuestions, useScreening } from './screening-questions.tsx';

type ScreeningDialogProps = {
  open: boolean;
  questions: readonly string[];
  busy: boolean;
  onSend: (answers: ScreeningAnswer[]) => void;
  onClose: () => void;
};

/** Asks the company's questions before an application is sent. */
export const ScreeningDialog = ({ open, questions, busy, onSend, onClose }: ScreeningDialogProps) => {
  const { t } = useTranslation();
  const { complete, ...screening } = useScreening(questions);
  const send = () => {
    const answers = complete();
    if (answers) onSend(answers);
  };
  return (
    <Modal
      open={open}
      title={t('{{count}} quick questions', { count: questions.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" onClick={send} disabled={busy}>
            {busy ? t('Sending...') : t('Apply')}
          </Button>
        </>
      }
    >
      <ScreeningQuestions {...screening} />
    </Modal>
  );
};
