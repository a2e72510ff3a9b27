import { Box } from '@chakra-ui/react';
import type { SupportRequest } from '@plumbline/shared/contracts/admin/support-requests';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DateTimeText } from '../../../ui/text/date-text.tsx';
import { Pill } from '../../../ui/text/pill.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useMoveRequest } from '../api/use-requests.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { RequestRow } from './request-row.tsx';
import { stateWords } from './request-state-words.ts';

const tones = { open: 'warning', answered: 'success', closed: 'plain' } as const;

const Replies = ({ replies, email }: Pick<SupportRequest, 'replies' | 'email'>) => {
  const { t } = useTranslation();
  return replies.map(({ staff, date, text }) => (
    <Box key={date} borderInlineStartWidth="2px" borderColor="border" ps="4" maxWidth="66ch">
      <Box color="muted" textStyle="small">
        {staff ? t('{{name}} answered', { name: staff }) : t('{{name}} wrote', { name: email })} ·{' '}
        <DateTimeText value={date} />
      </Box>
      <Box as="p" whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Box>
    </Box>
  ));
};

type SupportRequestRowProps = { request: SupportRequest; answerTo: string };

/** A request in the inbox, with its state, its reply and its actions. */
export const SupportRequestRow = ({ request, answerTo }: SupportRequestRowProps) => {
  const { t } = useTranslation();
  const [isAnswering, setAnswering] = useState(false);
  const { email, data, date, state, replies } = request;
  const move = useMoveRequest(request);
  const isClosed = state === 'closed';
  const turn = () =>
    move.mutate(isClosed ? 'open' : 'closed', {
      onSuccess: () => toast.success(isClosed ? t('The request is open again.') : t('The request is closed.')),
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    });
  return (
    <RequestRow title={email} date={date} text={data} more={<Replies replies={replies} email={email} />}>
      <Pill tone={tones[state]}>{t(stateWords[state])}</Pill>
      {!isClosed && <Button onClick={() => setAnswering(true)}>{t('Answer')}</Button>}
      <Button variant="text" onClick={turn} disabled={move.isPending}>
        {isClosed ? t('Open again') : t('Close')}
      </Button>
      <ReplyDialog request={request} email={answerTo} open={isAnswering} onClose={() => setAnswering(false)} />
    </RequestRow>
  );
};
