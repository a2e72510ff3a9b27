import { Box } from '@chakra-ui/react';
import { inviteStaffBody } from '@plumbline/shared/contracts/admin/staff-members';
import { staffRoles } from '@plumbline/shared/options/staff/staff-roles';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { showFieldErrors } from '../../../lib/forms/show-field-errors.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { staffRoleWords } from '../../../lib/staff/role-words.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useInviteStaff } from '../api/use-staff.ts';
import type { IssuedCode } from '../settings/enrollment-code-dialog.tsx';

const empty = { displayName: '', email: '', role: 'support' } as const;

/** Name, work email and role of a new colleague, who gets a link by mail and a code from the admin. */
export const InviteColleague = ({ onInvited }: { onInvited: (issued: IssuedCode) => void }) => {
  const { t } = useTranslation();
  const invite = useInviteStaff();
  const { control, handleSubmit, reset, setError } = useSchemaForm({ schema: inviteStaffBody, defaultValues: empty });
  const submit = handleSubmit((body) =>
    invite.mutate(body, {
      onSuccess: ({ enrollmentCode }) => {
        reset(empty);
        onInvited({ email: body.email, enrollmentCode });
      },
      onError: (error) => {
        if (showFieldErrors(error, Object.keys(empty), setError)) return;
        toast.error(errorText(t, error, msg('Something went wrong.')));
      },
    }),
  );
  return (
    <Card pad>
      <Box
        asChild
        display="grid"
        gap="3"
        alignItems="start"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: 'minmax(0, 2fr) minmax(0, 3fr) minmax(max-content, 1fr) auto',
        }}
      >
        <form aria-labelledby="add-colleague" onSubmit={submit} noValidate>
          <Box asChild gridColumn="1 / -1">
            <h2 id="add-colleague">{t('Add a colleague')}</h2>
          </Box>
          <TextField control={control} name="displayName" label={t('Name')} autoComplete="off" required />
          <TextField control={control} name="email" type="email" label={t('Work email')} autoComplete="off" required />
          <SelectField
            control={control}
            name="role"
            label={t('Role')}
            placeholder={false}
            options={staffRoles.map((value) => ({ value, label: t(staffRoleWords[value]) }))}
            required
          />
          <Button variant="primary" type="submit" disabled={invite.isPending} mt={{ lg: '26px' }}>
            {invite.isPending ? t('Sending...') : t('Invite')}
          </Button>
        </form>
      </Box>
    </Card>
  );
};
