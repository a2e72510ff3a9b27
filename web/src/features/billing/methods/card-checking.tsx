import { useTranslation } from 'react-i18next';
import type { CheckReason } from '../../../components/checkout/outcome.ts';
import { CheckingView } from '../../../components/checkout/purchase/checking-view.tsx';
import { Button } from '../../../ui/controls/button.tsx';

type CardCheckingProps = {
  reason: CheckReason;
  busy: boolean;
  onCheck: () => void;
  onTryAgain: () => void;
  onClose: () => void;
};

/** A card that may or may not have been saved. */
export const CardChecking = ({ reason, busy, onCheck, onTryAgain, onClose }: CardCheckingProps) => {
  const { t } = useTranslation();
  return (
    <CheckingView
      label={t("We're checking your card")}
      texts={[
        reason === 'offline'
          ? t("You're offline, so we don't know yet whether your card was saved. We'll check once you're back.")
          : t("We don't know yet whether your card was saved. We keep checking."),
        t('Saving a card costs nothing.'),
      ]}
      link={<Button onClick={onClose}>{t('Close')}</Button>}
      busy={busy}
      onCheck={onCheck}
      onTryAgain={reason === 'unpaid' ? onTryAgain : undefined}
    />
  );
};
