import { Box } from '@chakra-ui/react';
import type { UserMail } from '@plumbline/shared/contracts/admin/user-mails';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../../ui/dialogs/dialog.tsx';
import { ActionRow, ListCard } from '../../../ui/lists/list-card.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { DateTimeText } from '../../../ui/text/date-text.tsx';
import { Pill } from '../../../ui/text/pill.tsx';
import { useUserMails } from '../api/use-user-mails.ts';
import { mailKindWords, mailOutcomeWords } from './mail-words.ts';

const MailRow = ({ mail: { date, kind, outcome } }: { mail: UserMail }) => {
  const { t } = useTranslation();
  return (
    <ActionRow>
      <Box minWidth="0" overflowWrap="anywhere">
        <b>{t(mailKindWords[kind])}</b>
        <Box as="p" color="muted" textStyle="small">
          <DateTimeText value={date} />
        </Box>
      </Box>
      <Pill tone={outcome === 'sent' ? 'plain' : 'warning'}>{t(mailOutcomeWords[outcome])}</Pill>
    </ActionRow>
  );
};

const Mails = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const query = useUserMails(id);
  if (!query.data)
    return (
      <PendingAnswer query={query} failure={t("We couldn't load the emails.")}>
        <RowsShape />
      </PendingAnswer>
    );
  const { email, results } = query.data;
  if (results.length === 0) return <EmptyState title={t('No emails in the last 30 days')} />;
  return (
    <Box display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <Box as="p" color="muted" overflowWrap="anywhere">
        {t(
          'The newest emails to {{email}} of the last 30 days, at most 20. Emails about new matches are here for 4 days.',
          {
            email,
          },
        )}
      </Box>
      <ListCard>
        {results.map((mail) => (
          <MailRow key={`${mail.date} ${mail.kind}`} mail={mail} />
        ))}
      </ListCard>
    </Box>
  );
};

type UserMailsDialogProps = { user: { id: string; name: string }; onClose: () => void };

/** The newest e-mails to a user: what each was, when, and whether it was sent. */
export const UserMailsDialog = ({ user: { id, name }, onClose }: UserMailsDialogProps) => {
  const { t } = useTranslation();
  return (
    <Modal open onClose={onClose} title={t('Emails to {{name}}', { name })}>
      <Mails id={id} />
    </Modal>
  );
};
