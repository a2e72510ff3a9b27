import { Box, Input } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { type FieldValues, useController } from 'react-hook-form';
import { useZipPlace } from '../../lib/queries/zip-place.ts';
import { FieldFrame } from '../../ui/fields/field-frame.tsx';
import type { FieldProps } from '../../ui/fields/field-props.ts';

/** A ZIP with the city and state it names; an unknown one is said at once [PRO-33, PRO-34]. */
export const ZipPlaceField = <T extends FieldValues>(props: FieldProps<T>) => {
  const { control, name, label, help, required, disabled } = props;
  const { field, fieldState } = useController({ control, name });
  const { place, failure } = useZipPlace(String(field.value ?? ''));
  const error = fieldState.error ?? (failure ? { type: 'lookup', message: failure } : undefined);
  const found = place && (
    <Box as="span" display="inline-flex" gap="1.5" alignItems="center" color="text" fontWeight="medium">
      <MapPin size={16} aria-hidden />
      {place}
    </Box>
  );
  return (
    <FieldFrame label={label} help={found ?? help} error={error} required={required} disabled={disabled}>
      <Input
        {...field}
        value={field.value ?? ''}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        className="num"
        aria-required={required}
      />
    </FieldFrame>
  );
};
