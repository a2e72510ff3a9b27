import { Box } from '@chakra-ui/react';
import { staffActions } from '@plumbline/shared/options/staff-actions';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useStaffRight } from '../../../lib/staff/staff-right.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FilterForm } from '../../../ui/forms/filter-form.tsx';
import { useStaff } from '../api/use-staff.ts';
import { actionWords } from './action-words.ts';
import type { HistoryFilters } from './history-search.ts';

const noFilters: HistoryFilters = { action: '', staff: '', from: '', to: '' };

type HistoryFiltersFormProps = { filters: HistoryFilters; onSearch: (filters: HistoryFilters) => void };

/** An action, a colleague and a period; runs with 'Search' or Enter. Only admins may list the colleagues. */
export const HistoryFiltersForm = ({ filters, onSearch }: HistoryFiltersFormProps) => {
  const { t, i18n } = useTranslation();
  const mayListStaff = useStaffRight('manageStaff');
  const staff = useStaff(mayListStaff);
  const { control, handleSubmit, reset } = useForm<HistoryFilters>({ values: filters });
  const actions = staffActions
    .map((value) => ({ value, label: t(actionWords[value]) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language));
  const colleagues = (staff.data?.results ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const clear = () => {
    reset(noFilters);
    onSearch(noFilters);
  };
  return (
    <FilterForm
      label={t('Filters of the history')}
      columns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: `repeat(${mayListStaff ? 2 : 1}, minmax(max-content, 1fr)) 172px 172px`,
      }}
      onSubmit={handleSubmit(onSearch)}
      onClear={clear}
    >
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <SelectField
          control={control}
          name="action"
          label={t('What was done')}
          options={actions}
          placeholder={t('Anything')}
        />
      </Box>
      {mayListStaff && (
        <SelectField
          control={control}
          name="staff"
          label={t('Colleague')}
          options={colleagues}
          placeholder={t('Everyone')}
        />
      )}
      <TextField control={control} name="from" label={t('From day')} type="date" />
      <TextField control={control} name="to" label={t('To day')} type="date" />
    </FilterForm>
  );
};
