import { Box, chakra } from '@chakra-ui/react';
import { workerDocumentKinds } from '@plumbline/shared/options/document-kinds';
import { positionTypesByDemand } from '@plumbline/shared/options/jobs/position-types';
import { shifts } from '@plumbline/shared/options/jobs/shifts';
import { useTranslation } from 'react-i18next';
import type { FormControl } from '../../lib/forms/schema-resolver.ts';
import { YesNoField } from '../../ui/fields/check-field.tsx';
import { CheckGroupField } from '../../ui/fields/check-group-field.tsx';
import { MultiSelectField } from '../../ui/fields/multi-select-field.tsx';
import { RichTextField } from '../../ui/fields/rich-text/rich-text-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ZipField } from '../../ui/fields/special-fields.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { documentNames } from '../documents/document-names.ts';
import { TradeField } from '../trades/trade-field.tsx';
import type { JobValues } from './job-values.ts';
import { PayFields } from './pay-fields.tsx';
import { useBenefits } from './use-benefits.ts';

const licenses = workerDocumentKinds.map((value) => ({ value, label: documentNames[value] }));

const Group = chakra('section', { base: { display: 'grid', gap: '4.5' } });

type JobFormFieldsProps = {
  control: FormControl<JobValues>;
  /** The trades that the company performs itself, which the field offers first. */
  ownTrades: readonly string[];
  /** Whether the job is matched by its trades: true for a posted job, false for a briefing. */
  matched: boolean;
};

/** The fields of a job post, grouped by subject [EMP-17, EMP-21]. */
export const JobFormFields = ({ control, ownTrades, matched }: JobFormFieldsProps) => {
  const { t } = useTranslation();
  const { benefits, isError } = useBenefits();
  const position = positionTypesByDemand.map((value) => ({ value, label: t(value) }));
  return (
    <Box display="grid" gap="8">
      <Group>
        <h2>{t('The job')}</h2>
        <TextField control={control} name="name" label={t('Job title')} maxLength={120} required />
        <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '160px 1fr' }} gap="4.5">
          <ZipField control={control} name="zip" label={t('Zip Code')} required />
          <SelectField
            control={control}
            name="type"
            label={t('Type of Position')}
            options={position}
            placeholder={t('Select a position type')}
            required
          />
        </Box>
        <SelectField
          control={control}
          name="shift"
          label={t('Shift')}
          options={shifts.map((value) => ({ value, label: t(value) }))}
          placeholder={t('Not specified')}
        />
        <RichTextField control={control} name="description" label={t('Description')} />
        <TradeField
          control={control}
          name="tradeCategories"
          label={t('Job Trade Categories')}
          first={ownTrades}
          {...(matched && {
            help: t('We match workers in these trades. Keep only the ones this job needs.'),
          })}
        />
      </Group>
      <Group>
        <h2>{t('Requirements')}</h2>
        <MultiSelectField
          control={control}
          name="qualifications"
          label={t('Qualifications')}
          options={[]}
          help={t('Type a qualification and press Enter.')}
          tagging
        />
        <CheckGroupField
          control={control}
          name="requiredLicenses"
          label={t('Licenses and cards')}
          options={licenses}
          help={t('Workers without one are told before they apply.')}
        />
        <YesNoField control={control} name="experienceRequired" label={t('Experience required')} required />
      </Group>
      <Group>
        <h2>{t('What you offer')}</h2>
        <PayFields control={control} />
        <MultiSelectField
          control={control}
          name="benefits"
          label={t('Benefits')}
          options={benefits}
          help={isError ? t('Error retrieving benefits options.') : undefined}
          tagging
        />
        <YesNoField
          control={control}
          name="willingToProvidePaidTraining"
          label={t('Willing to provide paid training')}
          required
        />
        <RichTextField control={control} name="whyWorkHere" label={t('Why Work Here')} />
      </Group>
    </Box>
  );
};
