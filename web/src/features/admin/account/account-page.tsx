import { Box } from '@chakra-ui/react';
import type { AccountDetail } from '@plumbline/shared/contracts/admin/account-detail';
import { phoneText } from '@plumbline/shared/domain/contact-details/phone';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isGone } from '../../../lib/api/api-error.ts';
import { useStaffRight } from '../../../lib/staff/staff-right.ts';
import { Button, ButtonAnchor } from '../../../ui/controls/button.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Card, Columns, Rail } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { FactList } from '../../../ui/lists/fact-strip.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { AddressText } from '../../../ui/text/address-text.tsx';
import { ActivityTime, DateText } from '../../../ui/text/date-text.tsx';
import { Chips, StatusPill } from '../../../ui/text/pill.tsx';
import { kindWords, statusWords } from '../accounts/account-words.ts';
import { useAccount } from '../api/use-account.ts';
import type { AccountGroup } from '../api/use-accounts.ts';
import { AuditList } from '../history/audit-list.tsx';
import { AccountActivity } from './account-activity.tsx';
import { AccountPayments } from './account-payments.tsx';
import { AccountPeople } from './account-people.tsx';
import { AccountSection } from './account-section.tsx';
import { AccountShape } from './account-shape.tsx';
import { CloseAccountDialog } from './close-account-dialog.tsx';
import { type SuspensionChange, SuspensionDialog } from './suspension-dialog.tsx';

const Facts = ({ account }: { account: AccountDetail }) => {
  const { t } = useTranslation();
  const {
    email,
    phone,
    phoneExtension,
    city,
    state,
    zip,
    jobs,
    createdAt,
    lastActivity,
    suspendedAt,
    suspendedUntil,
    postsHidden,
    _id: id,
  } = account;
  const items = [
    { label: t('Email'), value: <AddressText>{email}</AddressText> },
    { label: t('Phone'), value: phone && phoneText(phone, phoneExtension) },
    { label: t('City'), value: `${placeText({ city, state })} ${zip}`.trim() },
    ...(jobs
      ? [
          { label: t('Jobs'), value: String(jobs.all) },
          { label: t('Open jobs'), value: String(jobs.open) },
        ]
      : []),
    { label: t('Signed up'), value: <DateText value={createdAt} /> },
    { label: t('Last active'), value: <ActivityTime value={lastActivity} /> },
    ...(suspendedAt ? [{ label: t('Suspended since'), value: <DateText value={suspendedAt} /> }] : []),
    ...(suspendedUntil ? [{ label: t('Suspended until'), value: <DateText value={suspendedUntil} /> }] : []),
    ...(postsHidden ? [{ label: t('Posts hidden since'), value: <DateText value={postsHidden.date} /> }] : []),
    ...(postsHidden?.until ? [{ label: t('Posts hidden until'), value: <DateText value={postsHidden.until} /> }] : []),
    { label: t('ID'), value: id },
  ];
  return (
    <Card pad>
      <Box display="grid" gap="4">
        <h2>{t('Facts')}</h2>
        <FactList items={items} layout="rows" />
      </Box>
    </Card>
  );
};

const Account = ({ account, list }: { account: AccountDetail; list: string }) => {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<SuspensionChange>();
  const [isClosing, setClosing] = useState(false);
  const maySuspend = useStaffRight('handleRequests');
  const mayClose = useStaffRight('closeAccounts');
  const { _id: id, name, kind, status, email, suspendedAt, postsHidden, users, payments } = account;
  return (
    <>
      <PageHeader
        title={name}
        action={
          <>
            {email && (
              <ButtonAnchor href={`mailto:${encodeURIComponent(email)}`}>
                <Mail size={16} aria-hidden />
                {t('Email')}
              </ButtonAnchor>
            )}
            {maySuspend && status !== 'closed' && (
              <Button onClick={() => setAsked(suspendedAt ? 'reinstate' : 'suspend')}>
                {suspendedAt ? t('Reinstate') : t('Suspend')}
              </Button>
            )}
            {maySuspend && status !== 'closed' && suspendedAt && (
              <Button onClick={() => setAsked('change end')}>{t('Change the end')}</Button>
            )}
            {maySuspend && postsHidden && (
              <Button onClick={() => setAsked('show posts')}>{t('Show posts again')}</Button>
            )}
            {mayClose && status !== 'closed' && (
              <Button onClick={() => setClosing(true)}>{t('Close the account')}</Button>
            )}
          </>
        }
      >
        <Chips>
          <StatusPill status={statusWords[status]} />
          <span>{t(kindWords[kind])}</span>
        </Chips>
      </PageHeader>
      <Columns>
        <Rail order={{ desk: 1 }}>
          <Facts account={account} />
        </Rail>
        <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          <AccountSection title={t('People')}>
            <AccountPeople users={users} isSuspended={suspendedAt !== undefined} />
          </AccountSection>
          <AccountActivity id={id} />
          {kind !== 'candidate' && (
            <AccountSection title={t('Latest payments')}>
              <AccountPayments payments={payments} name={name} />
            </AccountSection>
          )}
          <AccountSection title={t('Staff history')}>
            <AuditList filter={{ subject: id }} empty={t('Nothing was done yet.')} onSubject />
          </AccountSection>
        </Box>
      </Columns>
      <SuspensionDialog account={account} change={asked} onClose={() => setAsked(undefined)} />
      {isClosing && <CloseAccountDialog account={account} list={list} onClose={() => setClosing(false)} />}
    </>
  );
};

const AccountPending = ({ query }: { query: ReturnType<typeof useAccount> }) => {
  const { t } = useTranslation();
  if (isGone(query.error)) {
    return (
      <Card>
        <EmptyState
          pageTitle
          title={t("We couldn't find this account.")}
          help={t('It was deleted, or the address is wrong.')}
        />
      </Card>
    );
  }
  return (
    <PendingCard query={query} failure={t("We couldn't load this account.")} pageTitle>
      <AccountShape />
    </PendingCard>
  );
};

const AccountPage = ({ group }: { group: AccountGroup }) => {
  const { t } = useTranslation();
  const { accountId = '' } = useParams();
  const account = useAccount(accountId);
  const isCompanies = group === 'companies';
  const list = (isCompanies ? paths.admin.companies : paths.admin.jobSeekers).path();
  return (
    <>
      <BackLink to={list} label={isCompanies ? t('Companies') : t('Job Seekers')} />
      {account.data ? <Account account={account.data} list={list} /> : <AccountPending query={account} />}
    </>
  );
};

/** /admin/companies/:accountId */
export const CompanyAccountPage = () => <AccountPage group="companies" />;

/** /admin/jobseekers/:accountId */
export const JobSeekerAccountPage = () => <AccountPage group="jobSeekers" />;
