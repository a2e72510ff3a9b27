import { Box } from '@chakra-ui/react';
import type { RequestSender as Sender } from '@plumbline/shared/contracts/admin/queue';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/layout/card.tsx';
import { DateTimeText } from '../../../ui/text/date-text.tsx';
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

/** The account of a request's sender, how sure that is, and what they wrote at other times. */
export const RequestSender = ({ sender: { account, signedIn, others } }: { sender: Sender }) => {
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
