import { applicantStages } from '@plumbline/shared/domain/jobs/applicant-stages';
import { useTranslation } from 'react-i18next';
import { stageWords } from '../../components/applicant/stage-words.ts';
import { msg } from '../../lib/msg.ts';
import { Choice } from '../../ui/fields/choice.tsx';
import { ListFilters } from '../../ui/lists/list-filters.tsx';
import type { PeopleFilter } from './use-people-filter.ts';

const stages = ['', ...applicantStages] as const;
const stageNames = { ...stageWords, '': msg('All stages') };

type PeopleFiltersProps = {
  filter: PeopleFilter;
  /** The users who can take care of people. */
  team: readonly { id: string; name: string }[];
  onChange: (changes: Partial<PeopleFilter>) => void;
};

/** Search, stage and user above the people. */
export const PeopleFilters = ({ filter, team, onChange }: PeopleFiltersProps) => {
  const { t } = useTranslation();
  return (
    <ListFilters
      label={t('Name, phone or trade')}
      search={filter.search}
      onSearch={(search) => onChange({ search })}
      widths="200px 200px"
    >
      <Choice
        label={t('Stage')}
        value={filter.stage}
        values={stages}
        words={stageNames}
        onChange={(stage) => onChange({ stage })}
      />
      <Choice
        label={t('Assigned to')}
        value={filter.assignee}
        values={['', ...team.map(({ id }) => id)]}
        words={{ '': msg('Anyone'), ...Object.fromEntries(team.map(({ id, name }) => [id, name])) }}
        onChange={(assignee) => onChange({ assignee })}
      />
    </ListFilters>
  );
};
