import { passwordResetBody } from '@plumbline/shared/contracts/accounts/passwords';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChallengeStatus } from '../../components/accounts/challenge-status.tsx';
import { codeOf, statusOf } from '../../lib/api/api-error.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts';
import { msg } from '../../lib/msg.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormStack } from '../../ui/layout/form-stack.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { useRequestReset } from './api/use-request-reset.ts';
import { EmailNotFound } from './email-not-found.tsx';

const schema = passwordResetBody.pick({ email: true });

/** One email field; an unknown address opens a dialog that leads to support [ACC-12, ACC-27]. */
export const RequestForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation();
  const request = useRequestReset();
  const [unknown, setUnknown] = useState<string>();
  const { control, handleSubmit } = useSchemaForm({
    schema,
    defaultValues: { email: '' },
  });
  const submit = handleSubmit(({ email }) =>
    request.mutate(email, {
      onSuccess: () => onSent(email),
      onError: (error) => {
        if (statusOf(error) === 409 && codeOf(error) !== 'address_undeliverable') setUnknown(email);
        else toast.error(errorText(t, error, msg('Something went wrong.')));
      },
    }),
  );
  return (
    <>
      <FormStack noValidate onSubmit={submit}>
        <TextField
          control={control}
          name="email"
          label={t('Email')}
          type="email"
          autoComplete="username"
          spellCheck={false}
          required
        />
        <Button type="submit" variant="primary" size="lg" wide disabled={request.isPending}>
          {request.isPending ? t('Sending...') : t('Send reset link')}
        </Button>
        <ChallengeStatus isSlow={request.isSlow} />
      </FormStack>
      <EmailNotFound email={unknown} onClose={() => setUnknown(undefined)} />
    </>
  );
};
