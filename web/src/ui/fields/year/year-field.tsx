import { Input } from '@chakra-ui/react';
import { useId, useMemo } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldProps } from '../field-props.ts';
import { yearChoices, yearDigits } from './year.ts';

/** A year in the format YYYY, typed or picked [SHL-27]. */
export const YearField = <T extends FieldValues>(props: FieldProps<T>) => {
  const { control, name, label, help, required, disabled } = props;
  const { t } = useTranslation();
  const { field, fieldState } = useController({ control, name });
  const list = useId();
  const years = useMemo(() => yearChoices(), []);
  return (
    <FieldFrame label={label} help={help} error={fieldState.error} required={required} disabled={disabled}>
      <Input
        {...field}
        value={field.value ?? ''}
        onChange={(event) => field.onChange(yearDigits(event.target.value))}
        inputMode="numeric"
        placeholder={t('YYYY')}
        list={list}
        autoComplete="off"
        className="num"
        aria-required={required}
      />
      <datalist id={list}>
        {years.map((year) => (
          <option key={year} value={year} />
        ))}
      </datalist>
    </FieldFrame>
  );
};
