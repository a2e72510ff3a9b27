import type { ReactNode } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { PhoneField } from '../../../ui/fields/special-fields.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { Notice } from '../../../ui/text/notice.tsx';
import { type UserValues, userSchema } from './user-schema.ts';

const roles = [
  { value: 'member', label: msg('Member') },
  { value: 'owner', label: msg('Owner') },
];

type UserFormProps = {
  id: string;
  values: UserValues;
  /** Whether the user is being added. The e-mail address can be entered only then. */
  isNew: boolean;
  /** Whether the role can be chosen. Only owners choose roles. */
  canChooseRole: boolean;
  failure: ReactNode;
  onSubmit: (values: UserValues, setError: UseFormSetError<UserValues>) => void;
};

/** Name, e-mail, phone and role of a company's user [TBX-07]. */
export const UserForm = ({ id, values, isNew, canChooseRole, failure, onSubmit }: UserFormProps) => {
  const { t } = useTranslation();
  const { control, handleSubmit, setError } = useSchemaForm({ schema: userSchema, defaultValues: values });
  return (
    <FormStack id={id} noValidate onSubmit={handleSubmit((given) => onSubmit(given, setError))}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <TextField control={control} name="displayName" label={t('Name')} autoComplete="off" required />
      <TextField
        control={control}
        name="email"
        label={t('Email')}
        type="email"
        autoComplete="off"
        spellCheck={false}
        help={isNew ? t('We send an invitation to this address.') : undefined}
        disabled={!isNew}
        required={isNew}
      />
      <PhoneField control={control} name="phone" label={t('Phone Number')} />
      {canChooseRole && (
        <SelectField
          control={control}
          name="role"
          label={t('Role')}
          options={roles.map(({ value, label }) => ({ value, label: t(label) }))}
          help={t('Owners manage users. Members do everything else.')}
          required
        />
      )}
    </FormStack>
  );
};
