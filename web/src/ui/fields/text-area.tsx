import { Box, Textarea } from '@chakra-ui/react';
import { type FieldValues, useController } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';

type TextAreaProps<T extends FieldValues> = FieldProps<T> & {
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  /** Shows how many of `maxLength` characters are used. */
  showCount?: boolean;
};

/** A field for several lines of plain text. */
export const TextArea = <T extends FieldValues>(props: TextAreaProps<T>) => {
  const { control, name, label, help, required, disabled, rows = 4, maxLength, placeholder, showCount } = props;
  const { field, fieldState } = useController({ control, name });
  const value: string = field.value ?? '';
  return (
    <FieldFrame label={label} help={help} error={fieldState.error} required={required} disabled={disabled}>
      <Textarea
        {...field}
        value={value}
        rows={rows}
        maxLength={maxLength}
        placeholder={placeholder}
        aria-required={required}
        resize="vertical"
      />
      {showCount && maxLength && (
        <Box className="num" color="muted" textStyle="small" textAlign="right" aria-hidden>
          {value.length} / {maxLength}
        </Box>
      )}
    </FieldFrame>
  );
};
