import { Box, Field, VisuallyHidden } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** The error that names no field. A screen reader that announces several of them reads their fields' labels first. */
const NAMELESS = 'This field is required';

type FieldDescriptionProps = {
  label: string;
  help?: ReactNode;
  error?: FieldError | undefined;
  /** The id that a control without a frame names in `aria-describedby`; a frame connects its control by itself. */
  id?: string;
};

/**
 * A field's help and its error, in the words of the requirements, with its icon. Both are one description of the
 * control, because screen readers for phones read no `aria-errormessage`.
 */
export const FieldDescription = ({ label, help, error, id }: FieldDescriptionProps) => {
  const { t } = useTranslation();
  if (!help && !error) return null;
  return (
    <Field.HelperText as="div" {...(id && { id })} display="grid" gap="1.5">
      {help && <Box>{help}</Box>}
      <Field.ErrorText>
        <CircleAlert size={16} aria-hidden />
        {error?.message === NAMELESS && <VisuallyHidden>{`${label}: `}</VisuallyHidden>}
        <span>{t(error?.message ?? '')}</span>
      </Field.ErrorText>
    </Field.HelperText>
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

/** Label above, help and error under the control. Chakra connects them for screen readers. */
export const FieldFrame = ({ label, help, error, required, disabled = false, children }: FieldFrameProps) => (
  <Field.Root role="presentation" invalid={Boolean(error)} disabled={disabled}>
    <Field.Label>
      {label}
      {required && ' *'}
    </Field.Label>
    {children}
    <FieldDescription label={label} help={help} error={error} />
  </Field.Root>
);
