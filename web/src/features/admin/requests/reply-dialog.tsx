import { replyBody, type SupportRequest } from '@plumbline/shared/contracts/admin/support-requests';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { withTemplate } from '../../../lib/forms/template-text.ts';
import { useSchemaForm } from '../../../lib/forms/use-schema-form.ts';
import { msg } from '../../../lib/msg.ts';
import { FormModal } from '../../../ui/dialogs/form-modal.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormStack } from '../../../ui/layout/form-stack.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { useReply } from '../api/use-requests.ts';
import { type ReplyTemplateName, replyTemplates } from './reply-templates.ts';

const templateNames = Object.keys(replyTemplates) as ReplyTemplateName[];
const templateWords = {
  blank: msg('A blank text'),
  ...Object.fromEntries(templateNames.map((name) => [name, replyTemplates[name].name])),
} as Record<'blank' | ReplyTemplateName, string>;

type ReplyDialogProps = {
  request: SupportRequest;
  /** The address that the answer goes to; the sender may have changed it since the request. */
  email: string;
  open: boolean;
  onClose: () => void;
};

/** Replies to a request; the text stays when the dialog is closed. */
export const ReplyDialog = ({ request, email, open, onClose }: ReplyDialogProps) => {
  const { t } = useTranslation();
  const { id, language = 'en' } = request;
  const reply = useReply(request);
  const form = `reply-${id}`;
  const { control, getValues, handleSubmit, reset, setValue } = useSchemaForm({
    schema: replyBody,
    defaultValues: { text: '' },
  });
  const texts = templateNames.map((name) => replyTemplates[name].text[language]);
  const submit = handleSubmit(({ text }) =>
    reply.mutate(text, {
      onSuccess: () => {
        toast.success(t('The answer is on its way.'));
        reset();
        onClose();
      },
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    }),
  );
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={t('Answer {{email}}', { email })}
      form={form}
      submit={t('Send answer')}
      busy={reply.isPending}
    >
      <FormStack id={form} onSubmit={submit} noValidate>
        <Choice
          label={t('Begin with')}
          value="blank"
          values={['blank', ...templateNames]}
          words={templateWords}
          saves
          onChange={(name) =>
            name !== 'blank' &&
            setValue('text', withTemplate(getValues('text'), replyTemplates[name].text[language], texts))
          }
        />
        <TextArea
          control={control}
          name="text"
          label={t('Your answer')}
          help={t('Sent by email and kept with the request.')}
          maxLength={2000}
          required
        />
      </FormStack>
    </FormModal>
  );
};
