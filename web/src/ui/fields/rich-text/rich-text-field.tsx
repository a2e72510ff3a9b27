import { Box, Field } from '@chakra-ui/react';
import { lazy, useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { LazySection } from '../../states/lazy-section.tsx';
import { FieldDescription } from '../field-frame.tsx';
import type { FieldProps } from '../field-props.ts';

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

/** A field for text with headings, fonts, colors and the like. The value is HTML. */
export const RichTextField = <T extends FieldValues>(props: FieldProps<T>) => {
  const { control, name, label, help, required, disabled = false } = props;
  const { field, fieldState } = useController({ control, name });
  const [labelId, descriptionId] = [useId(), useId()];
  return (
    <Field.Root role="presentation" invalid={fieldState.invalid} disabled={disabled}>
      <Field.Label id={labelId} asChild>
        <span>
          {label}
          {required && ' *'}
        </span>
      </Field.Label>
      <LazySection
        untilPressed
        shape={
          <Box
            height={{ base: '327px', md: '279px' }}
            borderWidth="1px"
            borderColor="border-strong"
            borderRadius="m"
            bg="surface"
          />
        }
      >
        {(why) => (
          <RichTextEditor
            autofocus={why === 'pressed'}
            labelId={labelId}
            descriptionId={help || fieldState.error ? descriptionId : undefined}
            value={field.value ?? ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            invalid={fieldState.invalid}
            disabled={disabled}
          />
        )}
      </LazySection>
      <FieldDescription label={label} id={descriptionId} help={help} error={fieldState.error} />
    </Field.Root>
  );
};
