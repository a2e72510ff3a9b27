import { Box } from '@chakra-ui/react';
import { companyKinds } from '@plumbline/shared/options/account-kinds';
import { usStates } from '@plumbline/shared/options/us-states';
import { Search } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
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
    <Box
      asChild
      display="grid"
      gap="3"
      alignItems="end"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr)) auto' }}
      mb="4"
    >
      <form aria-label={t('Account search')} onSubmit={handleSubmit(onSearch)} noValidate>
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
          label={t('Status')}
          options={statuses}
          placeholder={t('Any status')}
        />
        {group === 'companies' && (
          <SelectField control={control} name="kind" label={t('Kind')} options={kinds} placeholder={t('Any kind')} />
        )}
        <SelectField control={control} name="state" label={t('State')} options={states} placeholder={t('Any state')} />
        <Box display="flex" gap="2" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <Button variant="primary" type="submit" flex={{ base: '1', lg: 'none' }}>
            <Search size={20} aria-hidden />
            {t('Search')}
          </Button>
          <Button variant="text" onClick={() => onSearch(noFilters)}>
            {t('Clear')}
          </Button>
        </Box>
      </form>
    </Box>
  );
};
