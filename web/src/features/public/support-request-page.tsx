import { Box } from '@chakra-ui/react';
import { type SenderRequest, senderTextBody } from '@plumbline/shared/contracts/reports/support-request';
import { SUPPORT_TEXT_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { paths, SUPPORT_HASH } from '@plumbline/shared/options/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { useSchemaForm } from '../../lib/forms/use-schema-form.ts';
import { msg } from '../../lib/msg.ts';
import { queryKeys } from '../../lib/queries/query-keys.ts';
import { useLinkKey } from '../../lib/session/link-key.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FormStack } from '../../ui/layout/form-stack.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PendingCard } from '../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { DateTimeText } from '../../ui/text/date-text.tsx';
import { toast } from '../../ui/toasts/toast.ts';

const Messages = ({ messages }: Pick<SenderRequest, 'messages'>) => {
  const { t } = useTranslation();
  return (
    <Card pad asChild>
      <Box as="ol" display="grid" gap="5" listStyleType="none">
        {messages.map(({ from, date, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages are only ever added at the end.
          <li key={index}>
            <Box color="muted" textStyle="small">
              <b>{from === 'staff' ? 'Plumbline' : t('You')}</b>, <DateTimeText value={date} />
            </Box>
            <Box as="p" whiteSpace="pre-line" overflowWrap="anywhere" maxWidth="66ch">
              {text}
            </Box>
          </li>
        ))}
      </Box>
    </Card>
  );
};

const WriteForm = ({ linkKey }: { linkKey: string }) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { control, handleSubmit, reset } = useSchemaForm({ schema: senderTextBody, defaultValues: { text: '' } });
  const write = useMutation({
    mutationFn: (text: string) => call('POST /api/support-request', { body: { key: linkKey, text } }),
    onSuccess: (request) => {
      client.setQueryData(queryKeys.senderRequest, request);
      toast.success(t('Sent. We answer by email.'));
      reset();
    },
    onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
  });
  return (
    <Card pad>
      <FormStack onSubmit={handleSubmit(({ text }) => write.mutate(text))} noValidate>
        <TextArea control={control} name="text" label={t('Write more')} maxLength={SUPPORT_TEXT_MAX_LENGTH} required />
        <Box>
          <Button type="submit" variant="primary" disabled={write.isPending}>
            {write.isPending ? t('Sending...') : t('Send')}
          </Button>
        </Box>
      </FormStack>
    </Card>
  );
};

/** Another try can't help a link without a request: the next step is a new request. */
const LinkFailed = ({ title }: { title: string }) => {
  const { t } = useTranslation();
  const support = <ButtonLink to={`${paths.landing.path()}${SUPPORT_HASH}`}>{t('Write to Support')}</ButtonLink>;
  return (
    <Card>
      <EmptyState title={title} action={support} />
    </Card>
  );
};

const Request = ({ linkKey }: { linkKey: string }) => {
  const { t } = useTranslation();
  const query = useQuery({
    queryKey: queryKeys.senderRequest,
    queryFn: ({ signal }) => call('GET /api/support-request', { query: { key: linkKey } }, { signal }),
    gcTime: 0,
  });
  if (codeOf(query.error) === 'support_link_invalid')
    return <LinkFailed title={errorText(t, query.error, msg('Something went wrong.'))} />;
  if (!query.data) return <PendingCard query={query} failure={t("We couldn't load your request.")} />;
  return (
    <>
      {query.data.messages.length > 0 ? (
        <Messages messages={query.data.messages} />
      ) : (
        <Card>
          <EmptyState icon={MailCheck} title={t('We have your request. The answer shows here and comes by email.')} />
        </Card>
      )}
      {query.data.mayWrite && <WriteForm linkKey={linkKey} />}
    </>
  );
};

/** /support-request, opened by the link in an e-mail: a support request with its answers, for its sender. */
export const SupportRequestPage = () => {
  const { t } = useTranslation();
  const linkKey = useLinkKey();
  return (
    <>
      <PageHeader title={t('Your request to Support')} />
      {linkKey ? <Request linkKey={linkKey} /> : <LinkFailed title={t('Open the link in the email we sent you.')} />}
    </>
  );
};
