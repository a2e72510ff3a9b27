import { Box, VisuallyHidden } from '@chakra-ui/react';
import type { AccountDetail } from '@plumbline/shared/contracts/admin/account-detail';
import { LogOut, Mail, RefreshCw, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { useStaffRight } from '../../../lib/staff/staff-right.ts';
import { ActionMenu } from '../../../ui/controls/action-menu.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ActionRow, ListCard } from '../../../ui/lists/list-card.tsx';
import { DateText, DateTimeText } from '../../../ui/text/date-text.tsx';
import { Pill } from '../../../ui/text/pill.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useSendSetUpLink, useTryMailAgain } from '../api/use-account-actions.ts';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { UserMailsDialog } from './user-mails-dialog.tsx';

type AccountUser = AccountDetail['users'][number];

const userWords = {
  active: msg('Active'),
  invited: msg('Invited'),
  disabled: msg('Disabled'),
} as const satisfies Record<AccountUser['status'], string>;

type UserActionsProps = { user: AccountUser; onSignOut: () => void; onChangeEmail: () => void };

/**
 * An invited user gets the set-up link again; an active one is signed out or gets another address. An address that
 * didn't work is tried again.
 */
const UserActions = ({ user, onSignOut, onChangeEmail }: UserActionsProps) => {
  const { t } = useTranslation();
  const setUp = useSendSetUpLink();
  const send = () =>
    setUp.mutate(user.id, {
      onSuccess: () => toast.success(t('The set-up link is on its way to {{email}}.', { email: user.email })),
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    });
  const again = useTryMailAgain();
  const tryAgain = () =>
    again.mutate(user.id, {
      onSuccess: () => toast.success(t('Emails go to {{email}} again.', { email: user.email })),
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    });
  const usual =
    user.status === 'invited'
      ? [{ label: t('Send the set-up link again'), icon: Send, onSelect: send, disabled: setUp.isPending }]
      : [
          { label: t('Sign out everywhere'), icon: LogOut, onSelect: onSignOut },
          { label: t('Change the email'), icon: Mail, onSelect: onChangeEmail },
        ];
  const actions = user.mailProblem
    ? [{ label: t('Try the email again'), icon: RefreshCw, onSelect: tryAgain, disabled: again.isPending }, ...usual]
    : usual;
  return <ActionMenu label={t('Actions')} about={user.name} actions={actions} />;
};

const problemWords = {
  bounced: msg('Emails come back since'),
  complained: msg('Marked as spam on'),
} as const satisfies Record<NonNullable<AccountUser['mailProblem']>['reason'], string>;

/** Whether e-mails to the user arrive; if not, why and since when, with the words of the mail server. */
const MailState = ({ mailProblem }: Pick<AccountUser, 'mailProblem'>) => {
  const { t } = useTranslation();
  if (!mailProblem) return null;
  const { reason, since, diagnostic } = mailProblem;
  return (
    <Box as="p" color="warning" textStyle="small">
      {t(problemWords[reason])} <DateText value={since} />
      {diagnostic && `: ${diagnostic}`}
    </Box>
  );
};

type AccountPeopleProps = Pick<AccountDetail, 'users'> & { isSuspended: boolean };

/** The users of the account. Staff who answer requests act on each of them. */
export const AccountPeople = ({ users, isSuspended }: AccountPeopleProps) => {
  const { t } = useTranslation();
  const mayHandle = useStaffRight('handleRequests');
  const mayAct = mayHandle && !isSuspended;
  const [asked, setAsked] = useState<{ action: 'sign out' | 'change email' | 'mails'; user: AccountUser }>();
  const close = () => setAsked(undefined);
  if (users.length === 0) return <Card pad>{t('Nobody acts for this account.')}</Card>;
  return (
    <>
      <ListCard>
        {users.map((user) => (
          <ActionRow key={user.id}>
            <Box minWidth="0" overflowWrap="anywhere">
              <b>{user.name}</b>
              {user.email !== user.name && (
                <Box as="p" color="muted" textStyle="small">
                  {user.email}
                </Box>
              )}
              <Box as="p" color="muted" textStyle="small">
                {user.lastSignInAt ? (
                  <>
                    {t('Last signed in')}: <DateTimeText value={user.lastSignInAt} />
                  </>
                ) : (
                  t('No sign-in recorded')
                )}
              </Box>
              <MailState mailProblem={user.mailProblem} />
              {mayHandle && (
                <Button variant="text" marginInlineStart="-10px" onClick={() => setAsked({ action: 'mails', user })}>
                  {t('Recent emails')}
                  <VisuallyHidden>: {user.name}</VisuallyHidden>
                </Button>
              )}
            </Box>
            <Box display="flex" alignItems="center" gap="4">
              <Pill tone={user.status === 'active' ? 'success' : 'plain'}>{t(userWords[user.status])}</Pill>
              {mayAct && user.status !== 'disabled' && (
                <UserActions
                  user={user}
                  onSignOut={() => setAsked({ action: 'sign out', user })}
                  onChangeEmail={() => setAsked({ action: 'change email', user })}
                />
              )}
            </Box>
          </ActionRow>
        ))}
      </ListCard>
      {asked?.action === 'sign out' && <SignOutDialog user={asked.user} onClose={close} />}
      {asked?.action === 'mails' && <UserMailsDialog user={asked.user} onClose={close} />}
      {asked?.action === 'change email' && <ChangeEmailDialog user={asked.user} onClose={close} />}
    </>
  );
};
