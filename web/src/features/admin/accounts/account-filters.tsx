import { Box } from '@chakra-ui/react';
import { companyKinds } from '@plumbline/shared/options/account-kinds';
import { usStates } from '@plumbline/shared/options/us-states';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FilterForm } from '../../../ui/forms/filter-form.tsx';
import type { AccountGroup } from '../api/use-accounts.ts';
import { type AccountFilters, noFilters } from './account-search.ts';
import { kindWords, statusWords } from './account-words.ts';

const states = usStates.map(({ abbreviation, name }) => ({ value: abbreviation, label: name }));
const statusesOf = {
  companies: ['active', 'closed', 'suspended'],
  jobSeekers: ['active', 'hidden', 'suspended'],
} as const;

type AccountFiltersFormProps = {
  group: AccountGroup;
  filters: AccountFilters;
  onSearch: (filters: AccountFilters) => void;
};

/** Anything that staff know about an account, and filters; runs with 'Search' or Enter. */
export const AccountFiltersForm = ({ group, filters, onSearch }: AccountFiltersFormProps) => {
  const { t } = useTranslation();
  const { control, handleSubmit } = useForm<AccountFilters>({ values: filters });
  const statuses = statusesOf[group].map((value) => ({ value, label: t(statusWords[value]) }));
  const kinds = companyKinds.map((value) => ({ value, label: t(kindWords[value]) }));
  return (
    <FilterForm
      label={t('Account search')}
      columns={{
        base: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
        lg: 'minmax(10rem, 2fr) repeat(3, minmax(max-content, 1fr)) auto',
      }}
      onSubmit={handleSubmit(onSearch)}
      onClear={() => onSearch(noFilters)}
    >
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <TextField
          control={control}
          name="search"
          label={t('Name, email, phone, ZIP Code or ID')}
          type="search"
          maxLength={120}
        />
      </Box>
      <SelectField
        control={control}
        name="status"
        label={t('Account status')}
        options={statuses}
        placeholder={t('Any status')}
      />
      {group === 'companies' && (
        <SelectField control={control} name="kind" label={t('Kind')} options={kinds} placeholder={t('Any kind')} />
      )}
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <SelectField control={control} name="state" label={t('State')} options={states} placeholder={t('Any state')} />
      </Box>
    </FilterForm>
  );
};
