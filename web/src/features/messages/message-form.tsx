import { Box } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { sendMessage } from '@plumbline/shared/contracts/messages';
import { MESSAGE_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { SendHorizontal } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { MessageTemplates, withTemplate } from './message-templates.tsx';
import { useSendMessage } from './use-conversation.ts';
import { messageDraft, useMessageDraft } from './use-message-draft.ts';

const schema = sendMessage.body.pick({ text: true });

type MessageFormProps = { profileId: string; name: string; withTemplates: boolean };

/** Writes a message; what could not be sent stays in the field. */
export const MessageForm = ({ profileId, name, withTemplates }: MessageFormProps) => {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { text: messageDraft(profileId) } });
  useMessageDraft(profileId, form);
  const send = useSendMessage(profileId);
  const submit = form.handleSubmit(({ text }) => send.mutate(text, { onSuccess: () => form.reset({ text: '' }) }));
  const choose = (template: string) => {
    const text = withTemplate(form.getValues('text'), template);
    form.setValue('text', text, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    form.setFocus('text');
  };
  return (
    <Box asChild display="grid" gap="3" borderTopWidth="1px" borderColor="border" pt="4">
      <form onSubmit={submit} noValidate>
        {withTemplates && <MessageTemplates onChoose={choose} />}
        <TextArea
          control={form.control}
          name="text"
          label={t('Message to {{name}}', { name })}
          rows={3}
          maxLength={MESSAGE_MAX_LENGTH}
        />
        <Box justifySelf={{ base: 'stretch', md: 'end' }} display="grid">
          <Button type="submit" variant="primary" disabled={send.isPending}>
            <SendHorizontal size={16} aria-hidden />
            {t('Send')}
          </Button>
        </Box>
      </form>
    </Box>
  );
};
