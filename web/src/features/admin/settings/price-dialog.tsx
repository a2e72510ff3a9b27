import { zodResolver } from '@hookform/resolvers/zod';
import type { Product } from '@plumbline/shared/options/products';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useChangePrice } from '../api/use-settings.ts';

const BOUNDS = msg('Please enter an amount from $0 to $10,000');
const schema = z.object({
  amount: z.int({ error: BOUNDS }).min(0, BOUNDS).max(1_000_000, BOUNDS),
});

type PriceDialogProps = { product: Product; onClose: () => void };

/** Sets what a product costs from now on. */
export const PriceDialog = ({ product: { slug, name, amount }, onClose }: PriceDialogProps) => {
  const { t } = useTranslation();
  const change = useChangePrice(slug);
  const { control, handleSubmit } = useForm({ resolver: zodResolver(schema), defaultValues: { amount } });
  const submit = handleSubmit((given) =>
    change.mutate(given.amount, {
      onSuccess: () => {
        toast.success(t('The price is changed.'));
        onClose();
      },
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    }),
  );
  return (
    <FormModal
      open
      onClose={onClose}
      title={t('Change the price of {{name}}', { name })}
      form="price"
      submit={t('Save')}
      busy={change.isPending}
    >
      <FormStack id="price" onSubmit={submit} noValidate>
        <MoneyField
          control={control}
          name="amount"
          label={t('Price in dollars')}
          help={t('Checkouts that are open keep the price they showed.')}
          required
        />
      </FormStack>
    </FormModal>
  );
};
