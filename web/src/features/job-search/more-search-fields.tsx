import { Box } from '@chakra-ui/react';
import type { JobSearchForm } from '@plumbline/shared/contracts/jobs/job-search';
import { timedPayUnits } from '@plumbline/shared/options/jobs/pay-units';
import { shifts } from '@plumbline/shared/options/jobs/shifts';
import { overtimes, travelTerms } from '@plumbline/shared/options/jobs/work-facts';
import {
  JOB_SEARCH_RADII,
  POSTED_WITHIN_DAYS,
  SEARCH_RADIUS_MILES,
  START_WITHIN_DAYS,
} from '@plumbline/shared/options/limits';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { payUnitLabels } from '../../components/job/facts/pay-units.ts';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { MultiSelectField } from '../../ui/fields/multi-select-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { searchValues } from './search-form.ts';

type Values = ReturnType<typeof searchValues>;

/** Whether a search uses a filter that is folded away by default. */
export const isNarrowed = (form: Values): boolean =>
  form.experienceRequired !== undefined ||
  form.willingToProvidePaidTraining !== undefined ||
  typeof form.payAtLeast.amount === 'number' ||
  Number(form.radius) !== SEARCH_RADIUS_MILES ||
  Number(form.postedWithin) > 0 ||
  Number(form.startsWithin) > 0 ||
  form.onlyHeldLicenses ||
  [form.shifts, form.travel, form.overtime].some((chosen) => chosen.length > 0);

/** Distance, date of posting, facts of the work and minimum pay. */
// biome-ignore lint/suspicious/noExplicitAny: these fields don't use the parsed values.
export const MoreSearchFields = ({ control }: Pick<UseFormReturn<any, any, JobSearchForm>, 'control'>) => {
  const { t } = useTranslation();
  const units = timedPayUnits.map((value) => ({ value, label: t(payUnitLabels[value]) }));
  const distances = JOB_SEARCH_RADII.map((miles) => ({
    value: String(miles),
    label: t('{{count}} miles', { count: miles }),
  }));
  const dates = [
    { value: '0', label: t('Any time') },
    ...POSTED_WITHIN_DAYS.map((days) => ({
      value: String(days),
      label: days === 1 ? t('Last 24 hours') : t('Last {{count}} days', { count: days }),
    })),
  ];
  const starts = [
    { value: '0', label: t('Any time') },
    ...START_WITHIN_DAYS.map((days) => ({ value: String(days), label: t('Within {{count}} days', { count: days }) })),
  ];
  return (
    <>
      <Box minWidth="132px">
        <SelectField control={control} name="radius" label={t('Distance')} options={distances} placeholder={false} />
      </Box>
      <Box minWidth="160px">
        <SelectField control={control} name="postedWithin" label={t('Posted')} options={dates} placeholder={false} />
      </Box>
      <Box width={{ base: 'full', md: '240px' }}>
        <MultiSelectField
          control={control}
          name="shifts"
          label={t('Shift')}
          options={shifts}
          placeholder={t('Any shift')}
        />
      </Box>
      <Box minWidth="160px">
        <SelectField
          control={control}
          name="startsWithin"
          label={t('Start date')}
          options={starts}
          placeholder={false}
        />
      </Box>
      <Box width={{ base: 'full', md: '280px' }}>
        <MultiSelectField
          control={control}
          name="travel"
          label={t('Per diem and travel')}
          options={travelTerms}
          placeholder={t('Any terms')}
        />
      </Box>
      <Box width={{ base: 'full', md: '280px' }}>
        <MultiSelectField
          control={control}
          name="overtime"
          label={t('Overtime')}
          options={overtimes}
          placeholder={t('Any overtime')}
        />
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
          {t(
            'We compare everything as hourly pay (2,080 hours a year). A range counts by its highest pay. Jobs with no pay listed are left out.',
          )}
        </Box>
      </Box>
    </>
  );
};
