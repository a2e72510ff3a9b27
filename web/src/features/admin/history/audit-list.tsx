import { Box, chakra } from '@chakra-ui/react';
import type { AuditEntry } from '@plumbline/shared/contracts/admin/audit-log';
import { paths } from '@plumbline/shared/options/paths';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/layout/card.tsx';
import { ListCard, ListRow } from '../../../ui/lists/list-card.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { RowsShape } from '../../../ui/lists/rows-shape.tsx';
import { PendingCard } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { DateTimeText } from '../../../ui/text/date-text.tsx';
import { type AuditFilter, useAuditEntries } from '../api/use-audit-entries.ts';
import { actionWords, listWords, subjectWords } from './action-words.ts';
import { EntryFacts } from './entry-facts.tsx';
import { unnamedSubject } from './fact-values.ts';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    textStyle: 'small',
    _empty: { display: 'none' },
    '& dt': { color: 'muted' },
    '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5' },
    // Ids and addresses break, which a flex item otherwise doesn't allow.
    '& dd > *': { overflowWrap: 'anywhere' },
  },
});

const SubjectName = ({ subject: { type, name, id } }: { subject: AuditEntry['subject'] }) => {
  const { t } = useTranslation();
  return type === 'list' ? t(listWords[id] ?? id) : (name ?? unnamedSubject(t, type, id));
};

/** Returns the task that an entry is about: a task itself, or a support request, which has the same id. */
const taskOf = ({ type, id }: AuditEntry['subject']): { kind: string; id: string } | undefined => {
  if (type === 'request') return { kind: 'support', id };
  const [kind, task] = type === 'task' ? id.split(':') : [];
  return kind && task ? { kind, id: task } : undefined;
};

/** A link to the history of a subject, or to the task. */
const SubjectLink = ({ subject }: { subject: AuditEntry['subject'] }) => {
  const { t } = useTranslation();
  const task = taskOf(subject);
  if (task) return <Link to={paths.admin.task.path(task.kind, task.id)}>{t('Open the task')}</Link>;
  return (
    <Link to={paths.admin.history.path({ subject: subject.id })}>
      <SubjectName subject={subject} />
    </Link>
  );
};

type EntryRowProps = {
  entry: AuditEntry;
  /** Whether the list is on a subject's own page, which has less room and already names the subject. */
  onSubject: boolean;
  children: ReactNode;
};

const EntryRow = ({ entry, onSubject, children }: EntryRowProps) => {
  const { t } = useTranslation();
  const { date, staff, action, subject, reason, before, after } = entry;
  return (
    <ListRow
      display="grid"
      columnGap="5"
      rowGap="1"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr) fit-content(50%)',
        md: onSubject ? '10rem minmax(0, 1fr) auto' : '12rem minmax(0, 1fr) 12rem',
      }}
    >
      <Box color="muted" textStyle="small">
        <DateTimeText value={date} />
      </Box>
      <Box
        display="grid"
        gap="1"
        minWidth="0"
        overflowWrap="anywhere"
        gridColumn={{ base: '1 / -1', md: '2' }}
        gridRow={{ base: '2', md: '1' }}
      >
        <b>{t(actionWords[action])}</b>
        {children && (
          <Box textStyle="small">
            {t(subjectWords[subject.type])}: {children}
          </Box>
        )}
        {reason && (
          <Box as="p" color="muted" whiteSpace="pre-line">
            {reason}
          </Box>
        )}
        <Facts>
          <EntryFacts {...(before && { before })} {...(after && { after })} />
        </Facts>
      </Box>
      <Box textStyle="small" textAlign="end" overflowWrap="anywhere" gridRow="1" gridColumn={{ base: '2', md: '3' }}>
        <Link to={paths.admin.history.path({ staff: staff.id })}>{staff.name}</Link>
      </Box>
    </ListRow>
  );
};

type AuditListProps = { filter: AuditFilter; empty: string; onSubject?: boolean };

/** The staff's actions, newest first. The list on a subject's own page leaves out the subject's name. */
export const AuditList = ({ filter, empty, onSubject = false }: AuditListProps) => {
  const { t } = useTranslation();
  const found = useAuditEntries(filter);
  if (!found.data)
    return (
      <PendingCard query={found} failure={t("We couldn't load the history.")}>
        <RowsShape />
      </PendingCard>
    );
  const entries = found.data.pages.flatMap(({ results }) => results);
  if (entries.length === 0) {
    return (
      <>
        <Card>
          <EmptyState icon={History} title={found.hasNextPage ? t('Nothing fits among the newest entries.') : empty} />
        </Card>
        <LoadMore
          hasMore={found.hasNextPage}
          busy={found.isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
        />
      </>
    );
  }
  return (
    <>
      <ListCard>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} onSubject={onSubject}>
            {!onSubject && <SubjectLink subject={entry.subject} />}
          </EntryRow>
        ))}
      </ListCard>
      <LoadMore hasMore={found.hasNextPage} busy={found.isFetchingNextPage} onMore={() => void found.fetchNextPage()} />
    </>
  );
};
