import { type AdminSettings, adminSettings } from '@plumbline/shared/contracts/admin/settings';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useChangeSettings } from '../api/use-settings.ts';

const HOURS = msg('Please enter whole hours from 0 to 8760');
const DOMAINS = msg('Please enter domains such as example.com, one on a line');

const { expirationHours, blockedDomains, blockedWords } = adminSettings.shape;
const domainsOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The settings as their fields have them. */
const schema = z.object({
  hours: z
    .string()
    .refine((text) => /^\d+$/.test(text.trim()) && expirationHours.safeParse(Number(text)).success, HOURS),
  domains: z.string().refine((text) => blockedDomains.safeParse(domainsOf(text)).success, DOMAINS),
  // The messages are those of the contract: too many, too short, or a word of a choice.
  words: z.string().superRefine((text, context) => {
    const message = blockedWords.safeParse(linesOf(text)).error?.issues[0]?.message;
    if (message) context.addIssue({ code: 'custom', message });
  }),
});

/** How long matches last, which e-mail domains can't sign up, and which words can't be posted. */
export const SettingsForm = ({ settings }: { settings: AdminSettings }) => {
  const { t } = useTranslation();
  const change = useChangeSettings();
  const { control, handleSubmit } = useSchemaForm({
    schema,
    values: {
      hours: String(settings.expirationHours),
      domains: settings.blockedDomains.join('\n'),
      words: settings.blockedWords.join('\n'),
    },
    resetOptions: { keepDirtyValues: true },
  });
  const submit = handleSubmit(({ hours, domains, words }) =>
    change.mutate(
      { expirationHours: Number(hours), blockedDomains: domainsOf(domains), blockedWords: linesOf(words) },
      {
        onSuccess: () => toast.success(t('The settings are saved.')),
        onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
      },
    ),
  );
  return (
    <Card pad>
      <FormStack onSubmit={submit} noValidate>
        <TextField
          control={control}
          name="hours"
          label={t('Hours a match lasts')}
          help={t('0 means that matches never end.')}
          inputMode="numeric"
          maxLength={4}
          required
        />
        <TextArea
          control={control}
          name="domains"
          label={t('Blocked email domains')}
          help={t('One on a line. Nobody signs up with an email of these.')}
          maxLength={8000}
        />
        <TextArea
          control={control}
          name="words"
          label={t('Blocked words and links')}
          help={t(
            'One on a line. No job, project or profile is saved with one of these; who tries is reported to you.',
          )}
          maxLength={12_200}
        />
        <Button variant="primary" type="submit" justifySelf="start" disabled={change.isPending}>
          {change.isPending ? t('Sending...') : t('Save')}
        </Button>
      </FormStack>
    </Card>
  );
};
