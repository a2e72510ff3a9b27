import { Box } from '@chakra-ui/react';
import { messageBody } from '@plumbline/shared/contracts/messages/messages';
import { MESSAGE_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts';
import { msg } from '../../lib/msg.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { AttachButton, AttachmentList } from './attachments/attachment-picker.tsx';
import { useAttachments } from './attachments/use-attachments.ts';
import { MessageTemplates, withTemplate } from './message-templates.tsx';
import { useSendMessage } from './use-conversation.ts';
import { messageDraft, useMessageDraft } from './use-message-draft.ts';

const NOTHING = msg('Please write a message');
const schema = z.object({ text: messageBody.shape.text });

type MessageFormProps = { profileId: string; name: string; withTemplates: boolean };

/** Writes a message; a text that could not be sent stays in the field. */
export const MessageForm = ({ profileId, name, withTemplates }: MessageFormProps) => {
  const { t } = useTranslation();
  const form = useSchemaForm({ schema, defaultValues: { text: messageDraft(profileId) } });
  useMessageDraft(profileId, form);
  const send = useSendMessage(profileId);
  const files = useAttachments(profileId);
  const submit = form.handleSubmit(({ text }) => {
    if (!text && files.ready.length === 0) return form.setError('text', { message: NOTHING }, { shouldFocus: true });
    const attachments = files.ready.map(({ id }) => id);
    const onSuccess = () => {
      form.reset({ text: '' });
      files.clear();
      form.setFocus('text');
    };
    send.mutate({ text, attachments }, { onSuccess });
  });
  /** Enter begins a new line, as on a phone; with Ctrl or Command it sends. */
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !send.isPending && !files.isSending) void submit();
  };
  const choose = (template: string) => {
    const text = withTemplate(form.getValues('text'), template);
    form.setValue('text', text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    form.setFocus('text');
  };
  return (
    <Box asChild display="grid" gap="3" borderTopWidth="1px" borderColor="border" pt="4">
      <form onSubmit={submit} onKeyDown={sendByKey} noValidate>
        {withTemplates && <MessageTemplates onChoose={choose} />}
        <TextArea
          control={form.control}
          name="text"
          label={t('Message to {{name}}', { name })}
          rows={3}
          maxLength={MESSAGE_MAX_LENGTH}
        />
        <AttachmentList files={files} />
        <Box display="flex" flexDirection={{ base: 'column', md: 'row' }} justifyContent="space-between" gap="3">
          <AttachButton files={files} />
          <Button type="submit" variant="primary" disabled={send.isPending || files.isSending}>
            <SendHorizontal size={16} aria-hidden />
            {t('Send')}
          </Button>
        </Box>
      </form>
    </Box>
  );
};
