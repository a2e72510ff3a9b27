import { Box } from '@chakra-ui/react';
import type { AdminOverview } from '@plumbline/shared/contracts/admin/accounts';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useQueueCounts } from '../../../lib/queries/queue-counts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { SectionHeader } from '../../../ui/layout/section-header.tsx';
import { ListCard, ListRow } from '../../../ui/lists/list-card.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingAnswer, PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { RelativeTime } from '../../../ui/text/date-text.tsx';
import { kindWords } from '../accounts/account-words.ts';
import { useAdminOverview } from '../api/use-admin-overview.ts';
import { useQueue } from '../api/use-queue.ts';
import { QueueNumbers } from '../queue/queue-numbers.tsx';
import { QueueTable } from '../queue/queue-table.tsx';
import { Statistics } from './statistics.tsx';

type NewAccountsProps = {
  title: string;
  to: string;
  pageOf: (id: string) => string;
  accounts: AdminOverview['newest']['companies'];
};

const NewAccounts = ({ title, to, pageOf, accounts }: NewAccountsProps) => {
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
                  <Link to={pageOf(_id)}>{name}</Link>
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

/** The number of tasks on the dashboard. */
const TASKS_SHOWN = 5;

/** The numbers of the queue, and the tasks that are due first. */
const Waiting = () => {
  const { t } = useTranslation();
  const counts = useQueueCounts(true);
  const queue = useQueue({ limit: TASKS_SHOWN });
  return (
    <Box asChild display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <section>
        <SectionHeader title={t('Due first')}>
          <Link to={paths.admin.queue.path()}>{t('See all')}</Link>
        </SectionHeader>
        <QueueNumbers counts={counts.data} />
        <Card>
          {queue.data?.results.length === 0 ? (
            <EmptyState icon={Inbox} title={t('Nothing waits here.')} />
          ) : queue.data ? (
            <QueueTable rows={queue.data.results} isClosed={false} />
          ) : (
            <PendingAnswer query={queue} failure={t("We couldn't load the list.")}>
              <QueueTable rows={undefined} isClosed={false} />
            </PendingAnswer>
          )}
        </Card>
      </section>
    </Box>
  );
};

/** /admin/dashboard: the tasks that are due first, the product's numbers, and new accounts [ADM-02]. */
export const AdminDashboardPage = () => {
  const { t } = useTranslation();
  const overview = useAdminOverview();
  const { data } = overview;
  return (
    <>
      <PageHeader title={t('Dashboard')} />
      <Box display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        <Waiting />
        <Statistics />
        {data ? (
          <Box display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
            <NewAccounts
              title={t('New companies')}
              to={paths.admin.companies.path()}
              pageOf={paths.admin.company.path}
              accounts={data.newest.companies}
            />
            <NewAccounts
              title={t('New job seekers')}
              to={paths.admin.jobSeekers.path()}
              pageOf={paths.admin.jobSeeker.path}
              accounts={data.newest.jobSeekers}
            />
          </Box>
        ) : (
          <PendingCard query={overview} failure={t("We couldn't load the dashboard.")}>
            <RowsShape />
          </PendingCard>
        )}
      </Box>
    </>
  );
};
