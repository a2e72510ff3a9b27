import { Field } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** A field's error, in the words of the requirements, with its icon. */
export const FieldErrorText = ({ error }: { error: FieldError | undefined }) => {
  const { t } = useTranslation();
  return (
    <Field.ErrorText>
      <CircleAlert size={16} aria-hidden />
      <span>{t(error?.message ?? '')}</span>
    </Field.ErrorText>
  );
};

type FieldFrameProps = {
  label: string;
  help?: ReactNode;
  error?: FieldError | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
};

/** Label above, help and error under the control; Chakra connects them for screen readers. */
export const FieldFrame = ({ label, help, error, required, disabled = false, children }: FieldFrameProps) => (
  <Field.Root invalid={Boolean(error)} disabled={disabled}>
    <Field.Label>
      {label}
      {required && ' *'}
    </Field.Label>
    {children}
    {help && <Field.HelperText>{help}</Field.HelperText>}
    <FieldErrorText error={error} />
  </Field.Root>
);
