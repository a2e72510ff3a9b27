import { Box } from '@chakra-ui/react';
import { taskOwners } from '@plumbline/shared/contracts/admin/queue';
import { taskKindsOf, taskStates } from '@plumbline/shared/domain/support/staff-tasks';
import { useTranslation } from 'react-i18next';
import { msg } from '../../../lib/msg.ts';
import { useSession } from '../../../lib/session/session.ts';
import { staffRoleIn } from '../../../lib/staff/staff-right.ts';
import { Choice } from '../../../ui/fields/choice.tsx';
import type { QueueSearch } from './queue-search.ts';
import { kindFilterWords } from './task-words.ts';

const ownerWords = { anyone: msg("Anyone's"), mine: msg('Mine'), none: msg('No one has it') } as const;
const stateWords = { open: msg('Open'), closed: msg('Closed') } as const;
const dueWords = { any: msg('Any day'), today: msg('Today or before') } as const;
const kindWords = { all: msg('All kinds'), ...kindFilterWords };

type QueueFiltersProps = {
  search: QueueSearch;
  onChange: (search: QueueSearch) => void;
  /** Whether the filters share a narrow column with a list, where each is as wide as its longest choice. */
  isNarrow?: boolean;
};

export const QueueFilters = ({ search, onChange, isNarrow = false }: QueueFiltersProps) => {
  const { t } = useTranslation();
  const role = staffRoleIn(useSession());
  const { state, kind, owner, due } = search;
  return (
    <Box
      display={{ base: 'grid', lg: isNarrow ? 'flex' : 'grid' }}
      flexWrap="wrap"
      gap="3"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(4, minmax(200px, max-content))',
      }}
      css={{ '& > *': { flex: '1 0 max-content' } }}
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
