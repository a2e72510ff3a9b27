import { companyPart } from '@plumbline/shared/contracts/profiles/profile-shape';
import { yesNoNotApplicable } from '@plumbline/shared/options/answers';
import { oshaCertifications } from '@plumbline/shared/options/background/credentials';
import {
  employeeCounts,
  industries,
  laborKinds,
  paymentTerms,
  projectVolumes,
  workRadii,
} from '@plumbline/shared/options/companies/company';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { clearableChoice } from '../../../lib/forms/form-choice.ts';
import { msg } from '../../../lib/msg.ts';
import { YesNoField } from '../../../ui/fields/check-field.tsx';
import { CheckGroupField } from '../../../ui/fields/check-group-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSaveCompany } from '../own/save-profile.ts';
import type { FormProps } from '../section/form-props.ts';
import { SectionForm } from '../section/section-form.tsx';
import { useSectionForm } from '../section/use-section-form.ts';

const { shape } = companyPart;
const schema = z.object({
  workRadius: clearableChoice(shape.workRadius),
  industry: shape.industry,
  numberOfEmployees: clearableChoice(shape.numberOfEmployees),
  volumeCompletedProjects: clearableChoice(shape.volumeCompletedProjects),
  emr: shape.emr,
  labor: clearableChoice(shape.labor),
  utilizeUnionLabor: clearableChoice(shape.utilizeUnionLabor),
  oshaCertification: clearableChoice(shape.oshaCertification),
  paymentProcessTime: clearableChoice(shape.paymentProcessTime),
  isFranchise: shape.isFranchise.optional(),
  selfPerformWork: shape.selfPerformWork.optional(),
  country: shape.country,
});

/** The labels of answers that are one letter. */
const answers: Record<string, string> = { Y: msg('Yes'), N: msg('No') };

const selects = [
  ['workRadius', msg('Work Radius'), workRadii],
  ['numberOfEmployees', msg('Number of Employees'), employeeCounts],
  ['volumeCompletedProjects', msg('Annual Volume of Projects'), projectVolumes],
  ['labor', msg('Labor'), laborKinds],
  ['utilizeUnionLabor', msg('Union Labor'), yesNoNotApplicable],
  ['oshaCertification', msg('OSHA Certification'), oshaCertifications],
  ['paymentProcessTime', msg('Payment Processing Time'), paymentTerms],
] as const;

export const OperationsForm = ({ profile, onClose }: FormProps) => {
  const { t } = useTranslation();
  const save = useSaveCompany(profile);
  const { provider = { isVendor: false } } = profile;
  const { control, handleSubmit, removeWords } = useSectionForm({
    profileId: profile.id,
    section: 'operations',
    schema,
    values: {
      workRadius: provider.workRadius ?? '',
      numberOfEmployees: provider.numberOfEmployees ?? '',
      volumeCompletedProjects: provider.volumeCompletedProjects ?? '',
      labor: provider.labor ?? '',
      utilizeUnionLabor: provider.utilizeUnionLabor ?? '',
      oshaCertification: provider.oshaCertification ?? '',
      paymentProcessTime: provider.paymentProcessTime ?? '',
      industry: provider.industry ?? [],
      emr: provider.emr ?? '',
      isFranchise: provider.isFranchise,
      selfPerformWork: provider.selfPerformWork,
      country: provider.country ?? '',
    },
  });
  const submit = handleSubmit((changes) => save.mutate({ provider: changes }, { onSuccess: onClose }));
  return (
    <SectionForm
      title={t('Operational Details')}
      onSubmit={submit}
      onCancel={onClose}
      save={save}
      removeWords={removeWords}
    >
      <CheckGroupField control={control} name="industry" label={t('Industry of Work')} options={industries} />
      <FieldRow>
        {selects.map(([name, label, options]) => (
          <SelectField
            key={name}
            control={control}
            name={name}
            label={t(label)}
            options={options.map((value) => ({ value, label: t(answers[value] ?? value) }))}
            placeholder={t('Not specified')}
          />
        ))}
        <TextField
          control={control}
          name="emr"
          label={t('EMR')}
          help={t('Experience modification rate')}
          inputMode="decimal"
          maxLength={10}
        />
        <TextField control={control} name="country" label={t('Country')} autoComplete="country-name" maxLength={60} />
        <YesNoField control={control} name="isFranchise" label={t('Franchise')} />
        <YesNoField control={control} name="selfPerformWork" label={t('Self-performs work')} />
      </FieldRow>
    </SectionForm>
  );
};
