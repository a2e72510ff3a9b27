import type { AccountDetail } from '@plumbline/shared/contracts/admin/account-detail';
import { suspensionBody } from '@plumbline/shared/contracts/admin/suspension';
import type { SuspensionScope } from '@plumbline/shared/domain/support/decisions';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useSuspension } from '../api/use-account.ts';
import { DecisionReason } from '../decisions/decision-reason.tsx';

/** What the dialog changes: it suspends an account or its posts, changes the end of that, or ends it. */
export type SuspensionChange = 'suspend' | 'change end' | 'reinstate' | 'show posts';

/** Returns the effects of the change in a sentence. A company's posts are hidden with the company. */
const useConsequence = ({ name, jobs }: AccountDetail) => {
  const { t } = useTranslation();
  return (change: SuspensionChange, scope: SuspensionScope): string => {
    if (change === 'reinstate')
      return t('{{name}} can sign in again, and everything that was there is back.', { name });
    if (change === 'show posts')
      return t('Everyone sees the jobs and projects of {{name}} again, and it can post.', { name });
    if (scope === 'posts')
      return t('{{name}} can still sign in and sees why, but its jobs and projects are hidden and it cannot post.', {
        name,
      });
    if (!jobs)
      return t('{{name}} can no longer sign in and leaves every search. You can undo this at any time.', { name });
    return t(
      'Nobody from {{name}} can sign in, and its jobs and projects leave the search. You can undo this at any time.',
      {
        name,
      },
    );
  };
};

const useChangeWords = ({ name }: AccountDetail) => {
  const { t } = useTranslation();
  return {
    suspend: {
      title: t('Suspend {{name}}', { name }),
      submit: t('Suspend'),
      done: t('The account is suspended.'),
    },
    'change end': {
      title: t('Suspend {{name}} until another day', { name }),
      submit: t('Save'),
      done: t('The account is suspended.'),
    },
    reinstate: {
      title: t('Reinstate {{name}}', { name }),
      submit: t('Reinstate'),
      done: t('The account is reinstated.'),
    },
    'show posts': {
      title: t('Show the posts of {{name}} again', { name }),
      submit: t('Show posts again'),
      done: t('The jobs and projects are shown again.'),
    },
  } as const;
};

type SuspensionDialogProps = {
  account: AccountDetail;
  /** What is asked for; the dialog is closed without it. */
  change: SuspensionChange | undefined;
  onClose: () => void;
};

/** Asks for a reason before an account is suspended or reinstated, and for what and until when it is suspended. */
export const SuspensionDialog = ({ account, change: asked, onClose }: SuspensionDialogProps) => {
  const change = asked ?? 'suspend';
  const { t } = useTranslation();
  const { _id: id, jobs } = account;
  const isSuspending = change === 'suspend' || change === 'change end';
  const suspension = useSuspension(id, !isSuspending);
  const consequenceOf = useConsequence(account);
  const words = useChangeWords(account)[change];
  const form = useSchemaForm({
    schema: suspensionBody,
    defaultValues: { reason: '', scope: 'account' as SuspensionScope, until: '' },
  });
  const scope = change === 'show posts' ? 'posts' : form.watch('scope');
  const close = () => {
    form.reset();
    onClose();
  };
  const canHidePosts = change === 'suspend' && jobs !== undefined;
  const submit = form.handleSubmit((body) =>
    suspension.mutate(
      { ...body, scope },
      {
        onSuccess: () => {
          toast.success(isSuspending && scope === 'posts' ? t('The jobs and projects are hidden.') : words.done);
          close();
        },
        onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
      },
    ),
  );
  return (
    <FormModal
      open={asked !== undefined}
      onClose={close}
      title={words.title}
      form="suspension"
      submit={isSuspending && scope === 'posts' ? t('Hide posts') : words.submit}
      variant={isSuspending ? 'danger' : 'primary'}
      busy={suspension.isPending}
    >
      <FormStack id="suspension" onSubmit={submit} noValidate>
        {canHidePosts && (
          <SelectField
            control={form.control}
            name="scope"
            label={t('What is suspended?')}
            options={[
              { value: 'account', label: t('The whole account') },
              { value: 'posts', label: t('Only jobs and projects') },
            ]}
            required
          />
        )}
        <p>{consequenceOf(change, scope)}</p>
        {isSuspending && (
          <TextField
            control={form.control}
            name="until"
            type="date"
            label={t('Until')}
            help={t('It ends by itself that morning. Leave it empty for no end.')}
          />
        )}
        <DecisionReason
          form={form}
          name="reason"
          label={t('Reason')}
          help={t('Sent to the account by email and kept in the history.')}
          onTemplate={isSuspending ? (text) => form.setValue('reason', text, { shouldDirty: true }) : undefined}
        />
      </FormStack>
    </FormModal>
  );
};
