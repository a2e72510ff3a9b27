import { Box } from '@chakra-ui/react';
import { STAFF_REASON_MAX_LENGTH } from '@plumbline/shared/contracts/admin/suspension';
import { useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { withTemplate } from '../../../lib/forms/template-text.ts';
import { Choice } from '../../../ui/fields/choice.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { type ReasonTemplate, reasonTemplates } from './decision-templates.ts';

const templates = Object.keys(reasonTemplates) as ReasonTemplate[];
const words = Object.fromEntries(templates.map((each) => [each, reasonTemplates[each].name])) as Record<
  ReasonTemplate,
  string
>;

type DecisionReasonProps<V extends FieldValues, O> = {
  form: Pick<UseFormReturn<V, unknown, O>, 'control' | 'getValues'>;
  name: Path<V>;
  label: string;
  help: string;
  /** Offers templates; gets the text with the chosen one, which keeps what was typed. */
  onTemplate?: ((text: string) => void) | undefined;
};

/** The text of a decision, with the templates to start from. */
export const DecisionReason = <V extends FieldValues, O>(props: DecisionReasonProps<V, O>) => {
  const { form, name, label, help, onTemplate } = props;
  const { t } = useTranslation();
  const [template, setTemplate] = useState<ReasonTemplate>('none');
  return (
    <Box display="grid" gap="3">
      {onTemplate && (
        <Choice
          label={t('Template')}
          value={template}
          values={templates}
          words={words}
          saves
          onChange={(next) => {
            setTemplate(next);
            const texts = templates.map((each) => reasonTemplates[each].text && t(reasonTemplates[each].text));
            onTemplate(withTemplate(form.getValues(name), texts[templates.indexOf(next)] ?? '', texts));
          }}
        />
      )}
      <TextArea
        control={form.control}
        name={name}
        label={label}
        help={help}
        maxLength={STAFF_REASON_MAX_LENGTH}
        showCount
        required
      />
    </Box>
  );
};
