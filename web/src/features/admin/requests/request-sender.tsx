import { Box } from '@chakra-ui/react';
import type { RequestSender as Sender } from '@plumbline/shared/contracts/admin/queue';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { msg } from '../../../lib/msg.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { DateTimeText } from '../../../ui/text/date-text.tsx';
import { Notice } from '../../../ui/text/notice.tsx';
import { Pill } from '../../../ui/text/pill.tsx';
import { stateWords } from './request-state-words.ts';

const Account = ({ account }: Pick<Sender, 'account'>) => {
  const { t } = useTranslation();
  if (!account) return <p>{t('No account with a profile has this email.')}</p>;
  const page = account.type === 'company' ? paths.admin.company : paths.admin.jobSeeker;
  return (
    <Box asChild fontWeight="semibold" overflowWrap="anywhere">
      <Link to={page.path(account.id)}>{account.name}</Link>
    </Box>
  );
};

const problemWords = {
  bounced: msg("Emails to this sender come back, so we won't send your answer."),
  complained: msg("This sender marked an email as spam, so we won't send your answer."),
} as const satisfies Record<NonNullable<Sender['mailProblem']>, string>;

/** The account of a request's sender, how sure that is, and what they wrote at other times. */
export const RequestSender = ({ sender: { account, signedIn, mailProblem, others } }: { sender: Sender }) => {
  const { t } = useTranslation();
  return (
    <Card asChild pad display="grid" gap="4">
      <section>
        <h2>{t('Sender')}</h2>
        <div>
          <Account account={account} />
          <Box as="p" color="muted" textStyle="small">
            {signedIn ? t('Signed in while writing') : t('Not signed in: anyone can write under this email.')}
          </Box>
        </div>
        {mailProblem && <Notice tone="info">{t(problemWords[mailProblem])}</Notice>}
        <h3>{t('Other requests from this email')}</h3>
        {others.length === 0 ? (
          <p>{t('None')}</p>
        ) : (
          <Box as="ul" display="grid" gap="3" listStyleType="none">
            {others.map(({ id, date, data, state }) => (
              <li key={id}>
                <Box asChild lineClamp="2" overflowWrap="anywhere">
                  <Link to={paths.admin.task.path('support', id)}>{data}</Link>
                </Box>
                <Box display="flex" flexWrap="wrap" alignItems="center" gap="2" color="muted" textStyle="small">
                  <DateTimeText value={date} />
                  <Pill>{t(stateWords[state])}</Pill>
                </Box>
              </li>
            ))}
          </Box>
        )}
      </section>
    </Card>
  );
};
