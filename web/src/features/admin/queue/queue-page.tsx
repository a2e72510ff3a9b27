import { Box } from '@chakra-ui/react';
import { QUEUE_PAGE_SIZE, taskOwners } from '@plumbline/shared/contracts/admin/queue';
import { taskKindsOf, taskStates } from '@plumbline/shared/domain/support/staff-tasks';
import { Inbox } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { msg } from '../../../lib/msg.ts';
import { useQueueCounts } from '../../../lib/queries/queue-counts.ts';
import { useSession } from '../../../lib/session/session.ts';
import { staffRoleIn } from '../../../lib/staff/staff-right.ts';
import { Choice } from '../../../ui/fields/choice.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Pager } from '../../../ui/lists/pager.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { useQueue } from '../api/use-queue.ts';
import { QueueNumbers } from './queue-numbers.tsx';
import { type QueueSearch, searchIn, toAddress } from './queue-search.ts';
import { QueueTable } from './queue-table.tsx';
import { kindFilterWords } from './task-words.ts';

const ownerWords = { anyone: msg("Anyone's"), mine: msg('Mine'), none: msg('No one has it') } as const;
const stateWords = { open: msg('Open'), closed: msg('Closed') } as const;
const dueWords = { any: msg('Any day'), today: msg('Today or before') } as const;
const kindWords = { all: msg('All kinds'), ...kindFilterWords };

type FiltersProps = { search: QueueSearch; onChange: (search: QueueSearch) => void };

const QueueFilters = ({ search, onChange }: FiltersProps) => {
  const { t } = useTranslation();
  const role = staffRoleIn(useSession());
  const { state, kind, owner, due } = search;
  return (
    <Box
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, 200px)' }}
    >
      <Choice
        label={t('Kind')}
        value={kind ?? 'all'}
        values={['all', ...taskKindsOf(role ?? 'admin')]}
        words={kindWords}
        onChange={(next) => onChange({ ...search, kind: next === 'all' ? undefined : next, page: 1 })}
      />
      <Choice
        label={t('Who has it')}
        value={owner}
        values={taskOwners}
        words={ownerWords}
        onChange={(next) => onChange({ ...search, owner: next, page: 1 })}
      />
      <Choice
        label={t('Due')}
        value={due}
        values={['any', 'today']}
        words={dueWords}
        onChange={(next) => onChange({ ...search, due: next, page: 1 })}
      />
      <Choice
        label={t('State')}
        value={state}
        values={taskStates}
        words={stateWords}
        onChange={(next) => onChange({ ...search, state: next, page: 1 })}
      />
    </Box>
  );
};

const Tasks = ({ search, onTurn }: { search: QueueSearch; onTurn: (page: number) => void }) => {
  const { t } = useTranslation();
  const isClosed = search.state === 'closed';
  const queue = useQueue({ ...search });
  const { data, isPlaceholderData } = queue;
  if (!data) {
    return (
      <Card>
        <PendingAnswer query={queue} failure={t("We couldn't load the list.")}>
          <QueueTable rows={undefined} isClosed={isClosed} />
        </PendingAnswer>
      </Card>
    );
  }
  if (data.results.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={Inbox}
          title={isClosed ? t('Nothing was closed yet.') : t('Nothing waits here.')}
          help={t('Reported unlocks, reports, signals, support requests and documents show here.')}
        />
      </Card>
    );
  }
  return (
    <>
      {data.more && (
        <Box as="p" color="muted">
          {isClosed
            ? t('These are the newest 140 of each kind. The staff history has all.')
            : t('These are the first 140 of each kind. Close some to see the others.')}
        </Box>
      )}
      <Card aria-busy={isPlaceholderData}>
        <QueueTable rows={data.results} isClosed={isClosed} />
      </Card>
      <Pager page={search.page} pageCount={Math.ceil(data.total / QUEUE_PAGE_SIZE)} onChange={onTurn} />
    </>
  );
};

/** /admin/queue: everything that waits for staff, the first due first. */
export const QueuePage = () => {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const counts = useQueueCounts(true);
  const search = searchIn(params);
  const turn = (page: number) => {
    setParams(toAddress({ ...search, page }));
    scrollTo({ top: 0 });
  };
  return (
    <>
      <PageHeader title={t('Queue')} />
      <QueueNumbers counts={counts.data} />
      <QueueFilters search={search} onChange={(next) => setParams(toAddress(next))} />
      <Tasks search={search} onTurn={turn} />
    </>
  );
};
