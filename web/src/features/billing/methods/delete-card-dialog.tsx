import type { PaymentMethod } from '@plumbline/shared/contracts/payments/cards';
import { useTranslation } from 'react-i18next';
import { cardBrandName } from '../../../components/checkout/card/card-brand.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useDeleteMethod } from '../api/use-change-method.ts';

/** Asks for confirmation before a saved card is removed. An undefined method keeps the dialog closed [PAY-21]. */
export const DeleteCardDialog = ({ method, onClose }: { method: PaymentMethod | undefined; onClose: () => void }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useDeleteMethod();
  const { brand = '', last4 = '' } = method?.card ?? {};
  const confirm = () => {
    if (method) mutate(method.id, { onSuccess: () => toast.success(t('Card deleted')), onSettled: onClose });
  };
  return (
    <ConfirmDialog
      open={method !== undefined}
      title={t('Delete card')}
      text={t('Do you want to delete the {{brand}} ending in {{last4}}? Your past payments stay in the history.', {
        brand: cardBrandName(brand),
        last4,
      })}
      confirmLabel={t('Delete')}
      danger
      busy={isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
};
