import { Box, Input } from '@chakra-ui/react';
import { isMilitaryZip, MILITARY_ZIP_REFUSED } from '@plumbline/shared/domain/contact-details/zip';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useZipPlace } from '../../lib/queries/zip-place.ts';
import { FieldFrame } from '../../ui/fields/field-frame.tsx';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { useFilledInput } from '../../ui/fields/use-filled-input.ts';

type ZipPlaceFieldProps<T extends FieldValues> = FieldProps<T> & {
  /** Whether the form is about a place on the map, so that a military ZIP is an error. */
  onMap?: boolean;
  /** Says where a ZIP Code comes from that the form filled in. */
  source?: ReactNode;
};

/** A ZIP field that shows the city and state. An unknown ZIP shows an error while typing [PRO-33, PRO-34]. */
export const ZipPlaceField = <T extends FieldValues>({ onMap = false, source, ...props }: ZipPlaceFieldProps<T>) => {
  const { t } = useTranslation();
  const { control, name, label, help, required, disabled } = props;
  const { field, fieldState } = useController({ control, name });
  const ref = useFilledInput(field);
  const { place, note, failure } = useZipPlace(String(field.value ?? ''));
  const problem = onMap && isMilitaryZip(String(field.value ?? '')) ? MILITARY_ZIP_REFUSED : failure;
  const error = fieldState.error ?? (problem ? { type: 'lookup', message: problem } : undefined);
  const found = place && (
    <>
      {source && (
        <Box as="span" display="block">
          {source}
        </Box>
      )}
      <Box as="span" display="inline-flex" gap="1.5" alignItems="center" color="text" fontWeight="medium">
        <MapPin size={16} aria-hidden />
        {place}
      </Box>
      {note && (
        <Box as="span" display="block">
          {t(note)}
        </Box>
      )}
    </>
  );
  return (
    <FieldFrame label={label} help={found ?? source ?? help} error={error} required={required} disabled={disabled}>
      <Input
        {...field}
        ref={ref}
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
