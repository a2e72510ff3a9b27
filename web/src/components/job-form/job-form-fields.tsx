import { Box, chakra } from '@chakra-ui/react';
import { workerDocumentKinds } from '@plumbline/shared/options/document-kinds';
import { positionTypesByDemand } from '@plumbline/shared/options/jobs/position-types';
import { shifts } from '@plumbline/shared/options/jobs/shifts';
import { overtimes, ownEquipment, travelTerms } from '@plumbline/shared/options/jobs/work-facts';
import { useTranslation } from 'react-i18next';
import type { FormControl } from '../../lib/forms/schema-resolver.ts';
import { CheckboxField, YesNoField } from '../../ui/fields/check-field.tsx';
import { CheckGroupField } from '../../ui/fields/check-group-field.tsx';
import { CountField } from '../../ui/fields/count-field.tsx';
import { FieldRow } from '../../ui/fields/field-row.ts';
import { MultiSelectField } from '../../ui/fields/multi-select-field.tsx';
import { RichTextField } from '../../ui/fields/rich-text/rich-text-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ZipField } from '../../ui/fields/special-fields.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { documentNames } from '../documents/document-names.ts';
import { TradeField } from '../trades/trade-field.tsx';
import type { JobValues } from './job-values.ts';
import { PayFields } from './pay-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import { useBenefits } from './use-benefits.ts';

const licenses = workerDocumentKinds.map((value) => ({ value, label: documentNames[value] }));

const Group = chakra('section', {
  base: {
    display: 'grid',
    gap: '4.5',
    '& + &': { borderTopWidth: '1px', borderColor: 'border', pt: '6', mt: '6' },
  },
});

/** The title of a group with one sentence about it. */
const GroupTitle = ({ title, note }: { title: string; note?: string }) => (
  <Box display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
    <h2>{title}</h2>
    {note && (
      <Box as="p" color="muted" textStyle="small">
        {note}
      </Box>
    )}
  </Box>
);

type JobFormFieldsProps = {
  control: FormControl<JobValues>;
  /** The trades that the company performs itself, which the field offers first. */
  ownTrades: readonly string[];
  /** Whether the job is matched by its trades: true for a posted job, false for a briefing. */
  matched: boolean;
};

const TheJob = ({ control, ownTrades, matched }: JobFormFieldsProps) => {
  const { t } = useTranslation();
  const position = positionTypesByDemand.map((value) => ({ value, label: t(value) }));
  return (
    <Group>
      <GroupTitle title={t('The job')} />
      <TextField control={control} name="name" label={t('Job title')} maxLength={120} required />
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: matched ? 'minmax(0, 1fr) 136px' : undefined }}
        gap="4.5"
        alignItems="start"
      >
        <SelectField
          control={control}
          name="type"
          label={t('Type of Position')}
          options={position}
          placeholder={t('Select a position type')}
          required
        />
        {matched && <CountField control={control} name="openings" label={t('Openings to fill')} maxLength={2} />}
      </Box>
      <TradeField
        control={control}
        name="tradeCategories"
        label={t('Job Trade Categories')}
        first={ownTrades}
        {...(matched && { help: t('We match workers in these trades. Keep only the ones this job needs.') })}
      />
    </Group>
  );
};

const Pay = ({ control }: Pick<JobFormFieldsProps, 'control'>) => {
  const { t } = useTranslation();
  return (
    <Group>
      <GroupTitle title={t('Pay')} note={t("It's the first thing workers look for.")} />
      <PayFields control={control} />
      <SelectField
        control={control}
        name="overtime"
        label={t('Overtime')}
        options={overtimes.map((value) => ({ value, label: t(value) }))}
        placeholder={t('Not specified')}
      />
      <CheckGroupField control={control} name="travel" label={t('Per diem and travel')} options={travelTerms} />
    </Group>
  );
};

const WhenAndWhere = ({ control }: Pick<JobFormFieldsProps, 'control'>) => {
  const { t } = useTranslation();
  return (
    <Group>
      <GroupTitle title={t('When and where')} />
      <FieldRow>
        <TextField control={control} name="startDate" label={t('Start date')} type="date" />
        <SelectField
          control={control}
          name="shift"
          label={t('Shift')}
          options={shifts.map((value) => ({ value, label: t(value) }))}
          placeholder={t('Not specified')}
        />
      </FieldRow>
      <TextField
        control={control}
        name="hours"
        label={t('Hours')}
        placeholder={t('Monday to Friday, 6:30 AM to 3:30 PM')}
        maxLength={80}
      />
      <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '160px 1fr' }} gap="4.5" alignItems="start">
        <ZipField control={control} name="zip" label={t('Zip Code')} required />
        <TextField
          control={control}
          name="area"
          label={t('Area of the site')}
          help={t('The part of town, not the street address.')}
          maxLength={120}
        />
      </Box>
    </Group>
  );
};

const WhatWorkersNeed = ({ control }: Pick<JobFormFieldsProps, 'control'>) => {
  const { t } = useTranslation();
  return (
    <Group>
      <GroupTitle title={t('What workers need')} />
      <CheckGroupField
        control={control}
        name="requiredLicenses"
        label={t('Licenses and cards')}
        options={licenses}
        help={t('Workers without one are told before they apply.')}
      />
      <CheckGroupField control={control} name="equipment" label={t('Tools and transport')} options={ownEquipment} />
      <MultiSelectField
        control={control}
        name="qualifications"
        label={t('Qualifications')}
        options={[]}
        help={t('Type a qualification and press Enter.')}
        tagging
      />
      <CheckboxField control={control} name="drugTest" label={t('Drug test')} />
      <FieldRow>
        <YesNoField control={control} name="experienceRequired" label={t('Experience required')} required />
        <YesNoField
          control={control}
          name="willingToProvidePaidTraining"
          label={t('Willing to provide paid training')}
          required
        />
      </FieldRow>
    </Group>
  );
};

const Offer = ({ control }: Pick<JobFormFieldsProps, 'control'>) => {
  const { t } = useTranslation();
  const { benefits, isError } = useBenefits();
  return (
    <Group>
      <GroupTitle title={t('Description and what you offer')} />
      <RichTextField control={control} name="description" label={t('Description')} />
      <MultiSelectField
        control={control}
        name="benefits"
        label={t('Benefits')}
        options={benefits}
        help={isError ? t('Error retrieving benefits options.') : undefined}
        tagging
      />
      <RichTextField control={control} name="whyWorkHere" label={t('Why Work Here')} />
    </Group>
  );
};

/** The fields of a job post, grouped by subject [EMP-17, EMP-21]. */
export const JobFormFields = ({ control, ownTrades, matched }: JobFormFieldsProps) => {
  const { t } = useTranslation();
  return (
    <Box>
      <TheJob control={control} ownTrades={ownTrades} matched={matched} />
      <Pay control={control} />
      <WhenAndWhere control={control} />
      <WhatWorkersNeed control={control} />
      {matched && (
        <Group>
          <GroupTitle title={t('Screening questions')} note={t('Up to 3, answered with the application.')} />
          <QuestionFields control={control} />
        </Group>
      )}
      <Offer control={control} />
    </Box>
  );
};
