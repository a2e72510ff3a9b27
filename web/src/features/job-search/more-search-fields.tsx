import { Box } from '@chakra-ui/react';
import type { JobSearchForm } from '@plumbline/shared/contracts/jobs/job-search';
import { timedPayUnits } from '@plumbline/shared/options/jobs/pay-units';
import { JOB_SEARCH_RADII, SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { payUnitLabels } from '../../components/job/pay-units.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { searchValues } from './search-form.ts';

type Values = ReturnType<typeof searchValues>;

/** Whether a search uses a filter that is folded away by default. */
export const isNarrowed = (form: Values): boolean =>
  form.experienceRequired !== undefined ||
  form.willingToProvidePaidTraining !== undefined ||
  typeof form.payAtLeast.amount === 'number' ||
  Number(form.radius) !== SEARCH_RADIUS_MILES;

/** Maximum distance and minimum pay. */
// biome-ignore lint/suspicious/noExplicitAny: these fields don't use the parsed values.
export const MoreSearchFields = ({ control }: Pick<UseFormReturn<any, any, JobSearchForm>, 'control'>) => {
  const { t } = useTranslation();
  const units = timedPayUnits.map((value) => ({ value, label: t(payUnitLabels[value]) }));
  const distances = JOB_SEARCH_RADII.map((miles) => ({
    value: String(miles),
    label: t('{{count}} miles', { count: miles }),
  }));
  return (
    <>
      <Box minWidth="132px">
        <SelectField control={control} name="radius" label={t('Distance')} options={distances} placeholder={false} />
      </Box>
      <Box>
        <Box display="grid" gridTemplateColumns="140px 120px" gap="3" alignItems="start">
          <MoneyField control={control} name="payAtLeast.amount" label={t('Pay at least')} />
          <SelectField
            control={control}
            name="payAtLeast.unit"
            label={t('Paid for')}
            options={units}
            placeholder={false}
          />
        </Box>
        <Box as="p" marginTop="1.5" maxWidth="320px" color="muted" textStyle="small">
          {t('Compared by the hour, at 2,080 hours a year. Jobs that state no pay are left out.')}
        </Box>
      </Box>
    </>
  );
};
