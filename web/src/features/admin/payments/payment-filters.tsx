import { Box } from '@chakra-ui/react';
import { staffPaymentFilters } from '@plumbline/shared/domain/money/payment-states';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FilterForm } from '../../../ui/forms/filter-form.tsx';
import { paymentWords } from '../accounts/account-words.ts';
import type { PaymentFilters } from './payment-search.ts';

const noFilters: PaymentFilters = { search: '', status: '', from: '', to: '' };

type PaymentFiltersFormProps = {
  filters: PaymentFilters;
  /** Whether the list is of one company or person, which has no filter by status. */
  ofAccount: boolean;
  onSearch: (filters: PaymentFilters) => void;
  onClear: () => void;
};

/** An id, the end of a card, an amount or a name, a status and a period; runs with 'Search' or Enter. */
export const PaymentFiltersForm = ({ filters, ofAccount, onSearch, onClear }: PaymentFiltersFormProps) => {
  const { t } = useTranslation();
  const { control, handleSubmit, reset } = useForm<PaymentFilters>({ values: filters });
  const statuses = staffPaymentFilters.map((value) => ({ value, label: t(paymentWords[value]) }));
  const clear = () => {
    reset(noFilters);
    onClear();
  };
  return (
    <FilterForm
      label={t('Payment search')}
      columns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'minmax(10rem, 2fr) minmax(max-content, 1fr) 172px 172px auto',
      }}
      onSubmit={handleSubmit(onSearch)}
      onClear={clear}
    >
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <TextField
          control={control}
          name="search"
          label={t('Payment, card, amount or name')}
          placeholder={t('pi_..., 4242, $49 or a name')}
          type="search"
          maxLength={90}
        />
      </Box>
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <SelectField
          control={control}
          name="status"
          label={t('Status')}
          options={statuses}
          placeholder={ofAccount ? t('Any status') : t('All paid')}
          disabled={ofAccount}
        />
      </Box>
      <TextField control={control} name="from" label={t('From day')} type="date" />
      <TextField control={control} name="to" label={t('To day')} type="date" />
    </FilterForm>
  );
};
