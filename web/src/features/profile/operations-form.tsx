import { zodResolver } from '@hookform/resolvers/zod';
import { companyPart, type ProfileView } from '@plumbline/shared/contracts/profile-shape';
import { yesNoNotApplicable } from '@plumbline/shared/options/answers';
import { employeeCounts, industries, paymentTerms, projectVolumes, workRadii } from '@plumbline/shared/options/company';
import { oshaCertifications } from '@plumbline/shared/options/credentials';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { CheckGroupField } from '../../components/fields/check-group-field.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { choice } from '../../lib/form-choice.ts';
import { msg } from '../../lib/msg.ts';
import { useSaveCompany } from './own-profile.ts';
import { FieldPair, SectionForm } from './section-form.tsx';

const { shape } = companyPart;
const schema = z.object({
  workRadius: choice(shape.workRadius),
  industry: shape.industry,
  numberOfEmployees: choice(shape.numberOfEmployees),
  volumeCompletedProjects: choice(shape.volumeCompletedProjects),
  emr: shape.emr,
  utilizeUnionLabor: choice(shape.utilizeUnionLabor),
  oshaCertification: choice(shape.oshaCertification),
  paymentProcessTime: choice(shape.paymentProcessTime),
});

const selects = [
  ['workRadius', msg('Work radius'), workRadii],
  ['numberOfEmployees', msg('Number of employees'), employeeCounts],
  ['volumeCompletedProjects', msg('Annual volume of projects'), projectVolumes],
  ['utilizeUnionLabor', msg('Union labor'), yesNoNotApplicable],
  ['oshaCertification', msg('OSHA certification'), oshaCertifications],
  ['paymentProcessTime', msg('Payment processing time'), paymentTerms],
] as const;

type OperationsFormProps = { profile: ProfileView; onClose: () => void };

export const OperationsForm = ({ profile, onClose }: OperationsFormProps) => {
  const { t } = useTranslation();
  const save = useSaveCompany(profile);
  const { provider = {} } = profile as { provider?: Partial<z.input<typeof schema>> };
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      ...Object.fromEntries(selects.map(([name]) => [name, provider[name] ?? ''])),
      industry: provider.industry ?? [],
      emr: provider.emr ?? '',
    },
  });
  const submit = handleSubmit((changes) => save.mutate({ provider: changes }, { onSuccess: onClose }));
  return (
    <SectionForm title={t('Operational Details')} onSubmit={submit} onCancel={onClose} saving={save.isPending}>
      <CheckGroupField control={control} name="industry" label={t('Industry of work performed')} options={industries} />
      <FieldPair>
        {selects.map(([name, label, options]) => (
          <SelectField
            key={name}
            control={control}
            name={name}
            label={t(label)}
            options={options}
            placeholder={t('Choose')}
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
      </FieldPair>
    </SectionForm>
  );
};
