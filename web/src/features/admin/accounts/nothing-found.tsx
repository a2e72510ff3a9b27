import type { AccountList } from '@plumbline/shared/contracts/admin/accounts';
import { paths } from '@plumbline/shared/options/paths';
import { SearchX, UserRoundCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { useStaffRight } from '../../../lib/staff/staff-right.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useSendSignUpLink } from '../api/use-account-actions.ts';
import type { AccountGroup } from '../api/use-accounts.ts';

/** An address that has signed up and is in no list yet. The set-up link can be sent again until it is used. */
const UnfinishedSignUp = ({ signUp }: { signUp: NonNullable<AccountList['unfinished']> }) => {
  const { t } = useTranslation();
  const mayAct = useStaffRight('handleRequests');
  const send = useSendSignUpLink();
  const { email, isSetUp } = signUp;
  const submit = () =>
    send.mutate(email, {
      onSuccess: () => toast.success(t('The set-up link is on its way to {{email}}.', { email })),
      onError: (error) => toast.error(errorText(t, error, msg('Something went wrong.'))),
    });
  return (
    <EmptyState
      icon={UserRoundCheck}
      title={
        isSetUp
          ? t('{{email}} has no profile yet.', { email })
          : t('{{email}} has not set up the account yet.', { email })
      }
      help={
        isSetUp
          ? t('They chose a password and can sign in. Lists show the account once the profile is saved.')
          : t('They signed up and did not open the set-up link.')
      }
      action={
        mayAct &&
        !isSetUp && (
          <Button onClick={submit} disabled={send.isPending}>
            {t('Send the set-up link again')}
          </Button>
        )
      }
    />
  );
};

type NothingFoundProps = { group: AccountGroup; search: string; found: AccountList };

/** What a search without results leads to: an unfinished sign-up, or the accounts of the other kind. */
export const NothingFound = ({ group, search, found: { elsewhere, unfinished } }: NothingFoundProps) => {
  const { t } = useTranslation();
  const isCompanies = group === 'companies';
  const other = isCompanies ? paths.admin.jobSeekers : paths.admin.companies;
  return (
    <Card>
      {unfinished ? (
        <UnfinishedSignUp signUp={unfinished} />
      ) : (
        <EmptyState
          icon={SearchX}
          title={t('No account fits.')}
          help={
            elsewhere
              ? isCompanies
                ? t('{{count}} job seekers fit.', { count: elsewhere })
                : t('{{count}} companies fit.', { count: elsewhere })
              : t('Names and emails are found by their beginning, phones by their last 7 digits. Or clear the filters.')
          }
          action={
            elsewhere !== undefined && (
              <ButtonLink to={`${other.path()}?${new URLSearchParams({ search })}`}>
                {isCompanies ? t('Show job seekers') : t('Show companies')}
              </ButtonLink>
            )
          }
        />
      )}
    </Card>
  );
};
