import { Dialog } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';

type CheckingViewProps = {
  label: string;
  /** The facts known so far, in a paragraph each. */
  texts: readonly string[];
  /** The link to another page, where the buyer can continue while the check runs. */
  link: ReactNode;
  busy: boolean;
  onCheck: () => void;
  /** Sends the same attempt again. Undefined when that isn't possible. */
  onTryAgain?: (() => void) | undefined;
};

/**
 * Shows a payment whose outcome isn't known yet. The payment is checked automatically, and when the user presses the
 * button.
 */
export const CheckingView = ({ label, texts, link, busy, onCheck, onTryAgain }: CheckingViewProps) => {
  const { t } = useTranslation();
  return (
    <>
      <Dialog.Body role="status">
        <ProgressBar label={label} />
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Dialog.Body>
      <Dialog.Footer flexWrap="wrap">
        {link}
        {onTryAgain && <Button onClick={onTryAgain}>{t('Try Again')}</Button>}
        <Button variant="primary" onClick={onCheck} disabled={busy}>
          {busy ? t('Checking...') : t('Check again')}
        </Button>
      </Dialog.Footer>
    </>
  );
};
