import { Box } from '@chakra-ui/react';
import { productPrice } from '@plumbline/shared/contracts/payments/products';
import { priceChange } from '@plumbline/shared/domain/money/price-rule';
import type { Product } from '@plumbline/shared/options/products';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Modal } from '../../../ui/dialogs/dialog.tsx';
import { MoneyField } from '../../../ui/fields/money-field.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useChangePrice } from '../api/use-settings.ts';

const schema = z.object({ amount: productPrice });

/** Compares the old and the new price in percent. A difference of more than half shows a warning. */
const PriceComparison = ({ before, after }: { before: number; after: number }) => {
  const { t } = useTranslation();
  const { percent, isLarge } = priceChange(before, after);
  return (
    <Box display="grid" gap="3">
      <Box as="p" display="flex" flexWrap="wrap" alignItems="center" gap="2" fontWeight="semibold">
        <MoneyText cents={before} bill />
        <ArrowRight size={16} aria-label={t('becomes')} />
        <MoneyText cents={after} bill />
        {percent !== undefined && <span className="num">({percent > 0 ? `+${percent}` : percent} %)</span>}
      </Box>
      {isLarge && (
        <Box as="p" role="alert" fontWeight="semibold">
          {after === 0
            ? t('This makes the product free for every company.')
            : t('This price is very different from today. Please check the decimal point.')}
        </Box>
      )}
      <p>{t('Checkouts that are open keep the price they showed.')}</p>
    </Box>
  );
};

type PriceDialogProps = { product: Product; onClose: () => void };

/** Sets the price of a product from now on, after a confirmation with the old and the new price. */
export const PriceDialog = ({ product: { slug, name, amount }, onClose }: PriceDialogProps) => {
  const { t } = useTranslation();
  const change = useChangePrice(slug);
  const [chosen, setChosen] = useState<number>();
  const { control, handleSubmit } = useSchemaForm({
    schema,
    defaultValues: { amount: chosen ?? amount },
  });
  const title = t('Change the price of {{name}}', { name });
  const compare = handleSubmit((given) => (given.amount === amount ? onClose() : setChosen(given.amount)));
  const save = () =>
    change.mutate(chosen!, {
      onSuccess: () => {
        toast.success(t('The price is changed.'));
        onClose();
      },
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    });
  const isComparing = chosen !== undefined;
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      actions={
        isComparing ? (
          <>
            <Button onClick={() => setChosen(undefined)}>{t('Back')}</Button>
            <Button key="save" variant="primary" onClick={save} disabled={change.isPending}>
              {t('Change the price')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('Cancel')}</Button>
            <Button key="compare" variant="primary" type="submit" form="price">
              {t('Continue')}
            </Button>
          </>
        )
      }
    >
      {isComparing ? (
        <PriceComparison before={amount} after={chosen} />
      ) : (
        <FormStack id="price" onSubmit={compare} noValidate>
          <MoneyField control={control} name="amount" label={t('Price in dollars')} required />
        </FormStack>
      )}
    </Modal>
  );
};
