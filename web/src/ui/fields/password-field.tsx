import { Box, Input } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/button.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { useFilledInput } from './use-filled-input.ts';

type PasswordFieldProps<T extends FieldValues> = FieldProps<T> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown while it is typed. */
export const PasswordField = <T extends FieldValues>(props: PasswordFieldProps<T>) => {
  const { control, name, label, help, required, disabled, autoComplete } = props;
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const { field, fieldState } = useController({ control, name });
  const ref = useFilledInput(field);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FieldFrame label={label} help={help} error={fieldState.error} required={required} disabled={disabled}>
      <Box position="relative">
        <Input
          {...field}
          ref={ref}
          value={field.value ?? ''}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          pe="48px"
          aria-required={required}
        />
        <IconButton
          position="absolute"
          right="1px"
          top="1px"
          color="muted"
          aria-label={shown ? t('Hide password') : t('Show password')}
          onClick={() => setShown(!shown)}
        >
          <Icon size={20} aria-hidden />
        </IconButton>
      </Box>
    </FieldFrame>
  );
};
