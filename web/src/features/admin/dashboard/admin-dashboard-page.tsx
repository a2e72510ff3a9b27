import { Box } from '@chakra-ui/react';
import type { AdminOverview } from '@plumbline/shared/contracts/admin/accounts';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SectionHeader } from '../../../ui/layout/section-header.tsx';
import { ListCard, ListRow } from '../../../ui/lists/list-card.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { RelativeTime } from '../../../ui/text/date-text.tsx';
import { kindWords } from '../accounts/account-words.ts';
import { useAdminOverview } from '../api/use-admin-overview.ts';
import { Statistics } from './statistics.tsx';

type NewAccountsProps = { title: string; to: string; accounts: AdminOverview['newest']['companies'] };

const NewAccounts = ({ title, to, accounts }: NewAccountsProps) => {
  const { t } = useTranslation();
  return (
    <Box asChild display="grid" gap="3" alignContent="start">
      <section>
        <SectionHeader title={title}>
          <Link to={to}>{t('See all')}</Link>
        </SectionHeader>
        {accounts.length === 0 ? (
          <Card pad>{t('None yet.')}</Card>
        ) : (
          <ListCard>
            {accounts.map(({ _id, name, kind, city, state, createdAt }) => (
              <ListRow key={_id} display="flex" gap="4" justifyContent="space-between">
                <Box minWidth="0" overflowWrap="anywhere">
                  <b>{name}</b>
                  <Box as="p" color="muted" textStyle="small">
                    {[t(kindWords[kind]), placeText({ city, state })].join(' · ')}
                  </Box>
                </Box>
                <Box color="muted" textStyle="small" whiteSpace="nowrap">
                  <RelativeTime value={createdAt} />
                </Box>
              </ListRow>
            ))}
          </ListCard>
        )}
      </section>
    </Box>
  );
};

type LatestRequest = { key: string; what: string; text: string; date: string; view: string };

const Requests = ({ overview }: { overview: AdminOverview }) => {
  const { t } = useTranslation();
  const rows: LatestRequest[] = [
    ...overview.paymentReports.map(({ id, reason, date }) => ({
      key: id,
      what: t('Reported unlock'),
      text: reason,
      date,
      view: 'reports',
    })),
    ...overview.supportRequests.map(({ id, email, data, date }) => ({
      key: id,
      what: email,
      text: data,
      date,
      view: 'support',
    })),
  ].toSorted((a, b) => b.date.localeCompare(a.date));
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState icon={Inbox} title={t('No requests')} help={t('Reports and support requests show here.')} />
      </Card>
    );
  }
  return (
    <ListCard>
      {rows.map(({ key, what, text, date, view }) => (
        <ListRow key={key}>
          <Box display="flex" gap="4" justifyContent="space-between">
            <Box minWidth="0" overflowWrap="anywhere">
              <Link to={paths.admin.requests.path({ view })}>{what}</Link>
            </Box>
            <Box color="muted" textStyle="small" whiteSpace="nowrap">
              <RelativeTime value={date} />
            </Box>
          </Box>
          <Box as="p" lineClamp="2" overflowWrap="anywhere">
            {text}
          </Box>
        </ListRow>
      ))}
    </ListCard>
  );
};

/** /admin/dashboard: open work for staff, and new accounts [ADM-02]. */
export const AdminDashboardPage = () => {
  const { t } = useTranslation();
  const overview = useAdminOverview();
  const { data } = overview;
  return (
    <>
      <PageHeader title={t('Dashboard')} />
      <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <Statistics />
        {data ? (
          <>
            <Box asChild display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
              <section>
                <SectionHeader title={t('Latest requests')}>
                  <Link to={paths.admin.requests.path()}>{t('See all')}</Link>
                </SectionHeader>
                <Requests overview={data} />
              </section>
            </Box>
            <Box
              display="grid"
              gap="6"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
            >
              <NewAccounts
                title={t('New companies')}
                to={paths.admin.companies.path()}
                accounts={data.newest.companies}
              />
              <NewAccounts
                title={t('New job seekers')}
                to={paths.admin.jobSeekers.path()}
                accounts={data.newest.jobSeekers}
              />
            </Box>
          </>
        ) : (
          <PendingCard query={overview} failure={t("We couldn't load the dashboard.")}>
            <RowsShape />
          </PendingCard>
        )}
      </Box>
    </>
  );
};
