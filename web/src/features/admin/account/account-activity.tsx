import { Box } from '@chakra-ui/react';
import {
  ACTIVITY_SHOWN,
  type AccountActivity as Activity,
  MAX_ACTIVITY_SHOWN,
} from '@plumbline/shared/contracts/admin/account-activity';
import { paths } from '@plumbline/shared/options/paths';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { JobStatus } from '../../../components/job/job-status.tsx';
import { msg } from '../../../lib/msg.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ActionRow, ListCard } from '../../../ui/lists/list-card.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { DateText, DateTimeText } from '../../../ui/text/date-text.tsx';
import { Pill, StatusPill } from '../../../ui/text/pill.tsx';
import { useAccountActivity } from '../api/use-account-activity.ts';
import { kindWords, reasonWordsOf } from '../reports/report-state-words.ts';
import { stateWords } from '../requests/request-state-words.ts';
import { AccountSection } from './account-section.tsx';

type Row<Section extends keyof Activity> = NonNullable<Activity[Section]>['results'][number];

/** The outcomes of applications, as staff read them. */
const applicationWords: Record<Row<'applications'>['state'], string> = {
  Applied: msg('Applied'),
  Withdrawn: msg('Withdrawn'),
  'Not selected': msg('Not selected'),
  'Declined by you': msg('Declined by the worker'),
  'Position filled': msg('Position filled'),
  Closed: msg('Job closed'),
  Expired: msg('Expired'),
  'No longer a match': msg('No longer a match'),
};

/** The name of a job, as a link if it has a public page, which the server renders. */
const JobName = ({ id, name, isPublic }: { id: string; name: string; isPublic: boolean }) =>
  isPublic ? <a href={paths.publicJob.path(id)}>{name}</a> : <b>{name}</b>;

const EntryRow = ({ title, facts, state }: { title: ReactNode; facts: ReactNode; state: ReactNode }) => (
  <ActionRow>
    <Box minWidth="0" flex="1 1 240px" overflowWrap="anywhere">
      {title}
      <Box color="muted" textStyle="small">
        {facts}
      </Box>
    </Box>
    {state}
  </ActionRow>
);

const JobRow = ({ row }: { row: Row<'jobs'> }) => (
  <EntryRow
    title={<JobName {...row} />}
    facts={<DateText value={row.date} />}
    state={row.takenDown ? <StatusPill status="Taken down" /> : <JobStatus job={{ status: row.state }} />}
  />
);

const ProjectRow = ({ row: { name, date, state, takenDown } }: { row: Row<'projects'> }) => {
  const { t } = useTranslation();
  return (
    <EntryRow
      title={<b>{name}</b>}
      facts={<DateText value={date} />}
      state={
        takenDown ? (
          <StatusPill status="Taken down" />
        ) : (
          <Pill tone={state === 'open' ? 'success' : 'plain'}>{state === 'open' ? t('Open') : t('Closed')}</Pill>
        )
      }
    />
  );
};

const ApplicationRow = ({ row }: { row: Row<'applications'> }) => {
  const { t } = useTranslation();
  const { id, name, date, state, isPublic } = row;
  return (
    <EntryRow
      title={<JobName id={id} name={name ?? t('Deleted job')} isPublic={isPublic} />}
      facts={<DateText value={date} />}
      state={<Pill tone={state === 'Applied' ? 'info' : 'plain'}>{t(applicationWords[state])}</Pill>}
    />
  );
};

/** A report, with a link to its task and the account on the other side. */
const ReportLine = ({ row, other }: { row: Row<'reportsAbout'>; other: Row<'reportsAbout'>['reporter'] }) => {
  const { t } = useTranslation();
  const { id, kind, subject, reporter, reason, date, state } = row;
  const page = other?.type === 'company' ? paths.admin.company : paths.admin.jobSeeker;
  return (
    <EntryRow
      title={
        <Link to={paths.admin.task.path(reporter ? 'report' : 'signal', id)}>
          {[t(reasonWordsOf[reason]), t(kindWords[kind]), subject.name].filter(Boolean).join(', ')}
        </Link>
      }
      facts={
        <>
          <DateTimeText value={date} />
          {' · '}
          {other ? (
            <Link to={page.path(other.id)}>{other.name ?? t('Account deleted')}</Link>
          ) : (
            t('Noticed by Plumbline')
          )}
        </>
      }
      state={<Pill tone={state === 'open' ? 'warning' : 'plain'}>{state === 'open' ? t('Open') : t('Closed')}</Pill>}
    />
  );
};

const RequestRow = ({ row: { id, data, date, state } }: { row: Row<'requests'> }) => {
  const { t } = useTranslation();
  return (
    <EntryRow
      title={
        <Box asChild lineClamp="2">
          <Link to={paths.admin.task.path('support', id)}>{data}</Link>
        </Box>
      }
      facts={<DateTimeText value={date} />}
      state={<Pill tone={state === 'open' ? 'warning' : 'plain'}>{t(stateWords[state])}</Pill>}
    />
  );
};

type SectionProps<T> = {
  title: string;
  /** Undefined when this account, or the role of the staff member, has no such section. */
  list: { results: T[]; more: boolean } | undefined;
  children: (row: T) => ReactNode;
  /** Undefined when all rows that the API returns are shown. */
  onMore: (() => void) | undefined;
  busy: boolean;
};

const ActivitySection = <T,>({ title, list, children, onMore, busy }: SectionProps<T>) => {
  const { t } = useTranslation();
  if (!list) return null;
  const { results, more } = list;
  return (
    <AccountSection title={title}>
      {results.length === 0 ? <Card pad>{t('None')}</Card> : <ListCard>{results.map(children)}</ListCard>}
      {onMore && <LoadMore hasMore={more} busy={busy} onMore={onMore} />}
      {!onMore && more && (
        <Box as="p" color="muted">
          {t('These are the newest {{number}}.', { number: results.length })}
        </Box>
      )}
    </AccountSection>
  );
};

/** What an account posted or applied for, the reports about and by it, and what it wrote to support. */
export const AccountActivity = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(ACTIVITY_SHOWN);
  const activity = useAccountActivity(id, limit);
  if (!activity.data) {
    return (
      <PendingCard query={activity} failure={t("We couldn't load what this account did.")}>
        <RowsShape />
      </PendingCard>
    );
  }
  const { jobs, projects, applications, reportsAbout, reportsBy, requests } = activity.data;
  const more = {
    onMore: limit < MAX_ACTIVITY_SHOWN ? () => setLimit(MAX_ACTIVITY_SHOWN) : undefined,
    busy: activity.isPlaceholderData,
  };
  return (
    <>
      <ActivitySection title={t('Reports about this account')} list={reportsAbout} {...more}>
        {(row) => <ReportLine key={row.id} row={row} other={row.reporter} />}
      </ActivitySection>
      <ActivitySection title={t('Reports by this account')} list={reportsBy} {...more}>
        {(row) => <ReportLine key={row.id} row={row} other={row.account} />}
      </ActivitySection>
      <ActivitySection title={t('Support requests')} list={requests} {...more}>
        {(row) => <RequestRow key={row.id} row={row} />}
      </ActivitySection>
      <ActivitySection title={t('Jobs')} list={jobs} {...more}>
        {(row) => <JobRow key={row.id} row={row} />}
      </ActivitySection>
      <ActivitySection title={t('Projects')} list={projects} {...more}>
        {(row) => <ProjectRow key={row.id} row={row} />}
      </ActivitySection>
      <ActivitySection title={t('Applications')} list={applications} {...more}>
        {(row) => <ApplicationRow key={row.id} row={row} />}
      </ActivitySection>
    </>
  );
};
