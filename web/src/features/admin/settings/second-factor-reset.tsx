import { resetBody } from '@plumbline/shared/contracts/admin/second-factor';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useResetSecondFactor } from '../api/use-reset-second-factor.ts';
import { EnrollmentCodeDialog, type IssuedCode } from './enrollment-code-dialog.tsx';

/** Lets a colleague set up a new app after a lost phone or an expired enrollment code. */
export const SecondFactorReset = () => {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [issued, setIssued] = useState<IssuedCode>();
  const change = useResetSecondFactor();
  const { control, handleSubmit, reset } = useSchemaForm({
    schema: resetBody,
    defaultValues: { email: '', reason: '' },
  });
  const close = () => {
    reset();
    setOpen(false);
  };
  const submit = handleSubmit((given) =>
    change.mutate(given, {
      onSuccess: ({ enrollmentCode }) => {
        close();
        setIssued({ email: given.email, enrollmentCode });
      },
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    }),
  );
  return (
    <Card pad display="grid" gap="3" justifyItems="start">
      <p>
        {t(
          'For somebody on the staff whose phone is lost: you get a code for them, and they set up a new app with it.',
        )}
      </p>
      <Button onClick={() => setOpen(true)}>{t('Reset a second step')}</Button>
      <FormModal
        open={open}
        onClose={close}
        title={t('Reset a second step')}
        form="second-factor"
        submit={t('Reset')}
        variant="danger"
        busy={change.isPending}
      >
        <FormStack id="second-factor" onSubmit={submit} noValidate>
          <p>{t('Make sure on the phone or in person that it is them. They are signed out everywhere.')}</p>
          <TextField control={control} name="email" label={t('Email')} type="email" spellCheck={false} required />
          <TextArea
            control={control}
            name="reason"
            label={t('Reason')}
            help={t('Kept in the history.')}
            maxLength={500}
            required
          />
        </FormStack>
      </FormModal>
      {issued && (
        <EnrollmentCodeDialog
          title={t('The second step is reset.')}
          issued={issued}
          onClose={() => setIssued(undefined)}
        />
      )}
    </Card>
  );
};
