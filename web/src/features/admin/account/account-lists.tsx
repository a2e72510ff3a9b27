import { Box } from '@chakra-ui/react';
import type { AccountDetail } from '@plumbline/shared/contracts/admin/account-detail';
import { useTranslation } from 'react-i18next';
import { msg } from '../../../lib/msg.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ActionRow, ListCard } from '../../../ui/lists/list-card.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Pill } from '../../../ui/text/pill.tsx';
import { paymentWords } from '../accounts/account-words.ts';

const userWords = {
  active: msg('Active'),
  invited: msg('Invited'),
  disabled: msg('Disabled'),
} as const satisfies Record<AccountDetail['users'][number]['status'], string>;

/** The users of the account. */
export const AccountUsers = ({ users }: Pick<AccountDetail, 'users'>) => {
  const { t } = useTranslation();
  if (users.length === 0) return <Card pad>{t('Nobody acts for this account.')}</Card>;
  return (
    <ListCard>
      {users.map(({ id, name, email, status }) => (
        <ActionRow key={id}>
          <Box minWidth="0" overflowWrap="anywhere">
            <b>{name}</b>
            {email !== name && (
              <Box as="p" color="muted" textStyle="small">
                {email}
              </Box>
            )}
          </Box>
          <Pill tone={status === 'active' ? 'success' : 'plain'}>{t(userWords[status])}</Pill>
        </ActionRow>
      ))}
    </ListCard>
  );
};

/** The company's recent payments. */
export const AccountPayments = ({ payments }: Pick<AccountDetail, 'payments'>) => {
  const { t } = useTranslation();
  if (payments.length === 0) return <Card pad>{t('Nothing was paid yet.')}</Card>;
  return (
    <ListCard>
      {payments.map(({ id, product, date, amount, status }) => (
        <ActionRow key={id}>
          <Box minWidth="0" flex="1" overflowWrap="anywhere">
            <b>{product}</b>
            <Box as="p" color="muted" textStyle="small">
              <DateText value={date} /> · {t(paymentWords[status])}
            </Box>
          </Box>
          <MoneyText cents={amount} bill />
        </ActionRow>
      ))}
    </ListCard>
  );
};
