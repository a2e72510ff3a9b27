import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { msg } from '../../../lib/msg.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import type { CheckReason } from '../outcome.ts';
import { CheckingView } from './checking-view.tsx';

const texts: Readonly<Record<CheckReason, string>> = {
  unknown: msg("We don't know yet whether your payment went through. We keep checking."),
  unreachable: msg("We don't know yet whether your payment went through. We keep checking."),
  offline: msg("You're offline, so we don't know yet whether your payment went through. We'll check once you're back."),
  processing: msg("We don't know yet whether your payment went through: your bank is still working on it."),
  unpaid: msg("We don't know yet whether your payment went through. It hasn't arrived so far, and we keep checking."),
};

type PaymentCheckingProps = {
  reason: CheckReason;
  busy: boolean;
  onCheck: () => void;
  /** Pays the same intent again, which can't charge twice. */
  onTryAgain?: () => void;
};

/** Shows a payment whose outcome isn't known, with texts for the reason. */
export const PaymentChecking = ({ reason, busy, onCheck, onTryAgain }: PaymentCheckingProps) => {
  const { t } = useTranslation();
  const canTryAgain = reason === 'unpaid' && onTryAgain;
  return (
    <CheckingView
      label={t("We're checking your payment")}
      texts={[
        t(texts[reason]),
        canTryAgain
          ? t("It's safe to try again: this purchase can only be paid once, so you won't be charged twice.")
          : t("This purchase can only be paid once, so you won't be charged twice."),
      ]}
      link={<ButtonLink to={paths.toolbox.billing.path()}>{t('Payment history')}</ButtonLink>}
      busy={busy}
      onCheck={onCheck}
      onTryAgain={canTryAgain ? onTryAgain : undefined}
    />
  );
};
