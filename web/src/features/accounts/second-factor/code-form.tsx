import { useTranslation } from 'react-i18next';
import { codeOf } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { Notice } from '../../../ui/text/notice.tsx';
import type { CodeChallenge } from './asked-code.ts';
import { BackToLogin } from './back-to-login.tsx';
import { codeSchema } from './code-schema.ts';
import { DemoCode } from './demo-code.tsx';
import { useEnterCode } from './use-enter-code.ts';

/** The code that completes a sign-in; an expired sign-in leads back to the password. */
export const CodeForm = ({ challenge, email }: CodeChallenge) => {
  const { t } = useTranslation();
  const enter = useEnterCode(challenge);
  const { control, handleSubmit, reset } = useSchemaForm({ schema: codeSchema, defaultValues: { code: '' } });
  const isOver = ['sign_in_expired', 'account_suspended'].includes(codeOf(enter.error) ?? '');
  return (
    <FormStack noValidate onSubmit={handleSubmit((given) => enter.mutate(given))}>
      {enter.error && <Notice tone="danger">{errorText(t, enter.error, 'Something went wrong')}</Notice>}
      {!isOver && (
        <>
          <TextField
            control={control}
            name="code"
            label={t('Code')}
            help={t('6 digits; your app shows a new code every 30 seconds.')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            spellCheck={false}
          />
          <Button type="submit" variant="primary" size="lg" wide disabled={enter.isPending}>
            {enter.isPending ? t('Sending...') : t('Continue')}
          </Button>
        </>
      )}
      <BackToLogin isOver={isOver} />
      {!isOver && <DemoCode email={email} onChoose={(code) => reset({ code })} />}
    </FormStack>
  );
};
