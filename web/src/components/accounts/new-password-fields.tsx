import { type FieldPath, type FieldValues, type PathValue, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormControl } from '../../lib/forms/schema-resolver.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { PasswordRuleList } from './password-rule-list.tsx';

type Pair = { password: string; confirmation: string };

type NewPasswordFieldsProps<T extends FieldValues & Pair> = {
  control: FormControl<T>;
  /** The label of the first field. */
  label: string;
};

/** A new password, the rules that it fulfills so far, and the password again. */
export const NewPasswordFields = <T extends FieldValues & Pair>({ control, label }: NewPasswordFieldsProps<T>) => {
  const { t } = useTranslation();
  const name = 'password' as FieldPath<T>;
  const password: PathValue<T, typeof name> = useWatch({ control, name });
  return (
    <>
      <PasswordField control={control} name={name} label={label} autoComplete="new-password" required />
      <PasswordRuleList password={password} />
      <PasswordField
        control={control}
        name={'confirmation' as FieldPath<T>}
        label={t('Confirm password')}
        autoComplete="new-password"
        required
      />
    </>
  );
};
