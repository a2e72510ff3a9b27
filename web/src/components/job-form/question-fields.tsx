import { Box } from '@chakra-ui/react';
import { QUESTION_MAX_LENGTH } from '@plumbline/shared/contracts/jobs/work-facts';
import { MAX_QUESTIONS } from '@plumbline/shared/options/jobs/work-facts';
import { Plus, Trash2 } from 'lucide-react';
import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { CheckboxField } from '../../ui/fields/check-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { JobValues } from './job-values.ts';

/** The yes-or-no questions that every applicant answers, up to three. */
export const QuestionFields = ({ control }: { control: Control<JobValues> }) => {
  const { t } = useTranslation();
  const { fields, append, remove } = useFieldArray({ control, name: 'questions' });
  return (
    <Box display="grid" gap="4.5">
      {fields.map(({ id }, index) => (
        <Box key={id} display="grid" gridTemplateColumns="minmax(0, 1fr) auto" columnGap="2.5" alignItems="end">
          <TextField
            control={control}
            name={`questions.${index}.text`}
            label={t('Question {{number}}', { number: index + 1 })}
            maxLength={QUESTION_MAX_LENGTH}
          />
          <Button
            variant="text"
            aria-label={t('Remove question {{number}}', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <Trash2 size={20} aria-hidden />
          </Button>
          <CheckboxField
            control={control}
            name={`questions.${index}.wantsYes`}
            label={t("We're looking for a yes. Workers don't see this.")}
          />
        </Box>
      ))}
      {fields.length < MAX_QUESTIONS && (
        <Box>
          <Button variant="text" onClick={() => append({ text: '', wantsYes: false })}>
            <Plus size={20} aria-hidden />
            {t('Add question')}
          </Button>
        </Box>
      )}
    </Box>
  );
};
