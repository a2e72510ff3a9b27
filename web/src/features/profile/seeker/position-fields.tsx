import { Box } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormControl } from '../../../lib/forms/schema-resolver.ts';
import { CheckboxField } from '../../../ui/fields/check-field.tsx';
import { FieldRow } from '../../../ui/fields/field-row.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { YearField } from '../../../ui/fields/year/year-field.tsx';
import { EntryCard } from '../section/entry-card.tsx';
import type { HistoryValues, newPosition } from './history-schema.ts';

type PositionFieldsProps = {
  control: FormControl<HistoryValues>;
  index: number;
  onRemove: () => void;
};

/** One position of the work history. */
export const PositionFields = ({ control, index, onRemove }: PositionFieldsProps) => {
  const { t } = useTranslation();
  const at = `previousCompaniesWorkedFor.${index}` as const;
  const entry: Partial<typeof newPosition> = useWatch({ control, name: at }) ?? {};
  const title = entry.position || t('New position');
  return (
    <EntryCard
      title={title}
      // An empty entry is removed without confirmation.
      confirms={Boolean(entry.position || entry.dailyResponsibilities)}
      onRemove={onRemove}
    >
      <TextField control={control} name={`${at}.position`} label={t('Position and company')} maxLength={120} required />
      <FieldRow>
        <YearField control={control} name={`${at}.from`} label={t('From year')} required />
        {!entry.current && <YearField control={control} name={`${at}.to`} label={t('To year')} required />}
      </FieldRow>
      <Box marginTop="-2">
        <CheckboxField control={control} name={`${at}.current`} label={t('I work here now')} />
      </Box>
      <TextArea
        control={control}
        name={`${at}.dailyResponsibilities`}
        label={t('Daily responsibilities')}
        maxLength={2000}
        rows={3}
      />
    </EntryCard>
  );
};
