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

const { expirationHours, blockedDomains } = adminSettings.shape;
const linesOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** The settings as their fields have them. */
const schema = z.object({
  hours: z
    .string()
    .refine((text) => /^\d+$/.test(text.trim()) && expirationHours.safeParse(Number(text)).success, HOURS),
  domains: z.string().refine((text) => blockedDomains.safeParse(linesOf(text)).success, DOMAINS),
});

/** How long matches last, and which e-mail domains are refused at sign-up. */
export const SettingsForm = ({ settings }: { settings: AdminSettings }) => {
  const { t } = useTranslation();
  const change = useChangeSettings();
  const { control, handleSubmit } = useSchemaForm({
    schema,
    values: { hours: String(settings.expirationHours), domains: settings.blockedDomains.join('\n') },
    resetOptions: { keepDirtyValues: true },
  });
  const submit = handleSubmit(({ hours, domains }) =>
    change.mutate(
      { expirationHours: Number(hours), blockedDomains: linesOf(domains) },
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
        <Button variant="primary" type="submit" justifySelf="start" disabled={change.isPending}>
          {change.isPending ? t('Sending...') : t('Save')}
        </Button>
      </FormStack>
    </Card>
  );
};
