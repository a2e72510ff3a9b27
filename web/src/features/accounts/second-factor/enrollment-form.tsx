import { enrollmentBody } from '@plumbline/shared/contracts/accounts/auth';
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
import { useEnrollApp } from './use-enroll-app.ts';

const schema = enrollmentBody.pick({ enrollmentCode: true });

/** Asks for the enrollment code; without it a password alone would be enough to set up an app. */
export const EnrollmentForm = ({
  asked,
  onStarted,
}: {
  asked: CodeChallenge;
  onStarted: (next: CodeChallenge) => void;
}) => {
  const { t } = useTranslation();
  const start = useEnrollApp(asked, onStarted);
  const { control, handleSubmit } = useSchemaForm({ schema, defaultValues: { enrollmentCode: '' } });
  const isOver = ['sign_in_expired', 'account_suspended'].includes(codeOf(start.error) ?? '');
  return (
    <FormStack noValidate onSubmit={handleSubmit((given) => start.mutate(given))}>
      {start.error && <Notice tone="danger">{errorText(t, start.error, 'Something went wrong')}</Notice>}
      {!isOver && (
        <>
          <TextField
            control={control}
            name="enrollmentCode"
            label={t('Enrollment code')}
            help={t('12 letters and digits, such as 7K2M-9QXD-4HTW.')}
            autoComplete="off"
            maxLength={40}
            spellCheck={false}
          />
          <Button type="submit" variant="primary" size="lg" wide disabled={start.isPending}>
            {start.isPending ? t('Sending...') : t('Continue')}
          </Button>
        </>
      )}
      <BackToLogin isOver={isOver} />
    </FormStack>
  );
};
