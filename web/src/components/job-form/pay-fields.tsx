import { Box } from '@chakra-ui/react';
import { payUnits } from '@plumbline/shared/options/jobs/pay-units';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { payUnitLabels } from '../job/facts/pay-units.ts';
import type { JobValues } from './job-values.ts';

/** The fields of the pay: amounts, which workers search by, and the company's own words [EMP-17]. */
export const PayFields = ({ control }: { control: Control<JobValues> }) => {
  const { t } = useTranslation();
  const units = payUnits.map((value) => ({ value, label: t(payUnitLabels[value]) }));
  return (
    <>
      <Box display="grid" gridTemplateColumns={{ base: '1fr 1fr', md: '1fr 1fr 1fr' }} gap="4.5" alignItems="start">
        <MoneyField control={control} name="pay.from" label={t('Pay from')} />
        <MoneyField control={control} name="pay.to" label={t('Pay up to')} />
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <SelectField control={control} name="pay.unit" label={t('Paid for')} options={units} placeholder={false} />
        </Box>
      </Box>
      <TextField
        control={control}
        name="compensation"
        label={t('Compensation')}
        help={t('In your own words, such as overtime or per diem. Workers search by the amounts above.')}
        maxLength={120}
      />
    </>
  );
};
