import {
  type JobListSort,
  type JobListState,
  jobListSorts,
  jobListStates,
} from '@plumbline/shared/domain/jobs/job-list';
import { useTranslation } from 'react-i18next';
import { msg } from '../../../lib/msg.ts';
import { Choice } from '../../../ui/fields/choice.tsx';
import { ListFilters } from '../../../ui/lists/list-filters.tsx';
import type { JobFilter } from './use-job-filter.ts';

const states: Record<JobListState, string> = {
  all: msg('All jobs'),
  active: msg('Active'),
  paused: msg('Paused'),
  'not-published': msg('Not published'),
  closed: msg('Closed'),
};
const sorts: Record<JobListSort, string> = {
  newest: msg('Newest first'),
  oldest: msg('Oldest first'),
  applicants: msg('Most applicants'),
};

type JobFiltersProps = { filter: JobFilter; onChange: (changes: Partial<JobFilter>) => void };

/** Search, status and order above the job list. */
export const JobFilters = ({ filter, onChange }: JobFiltersProps) => {
  const { t } = useTranslation();
  return (
    <ListFilters
      label={t('Job title or city')}
      search={filter.search}
      onSearch={(search) => onChange({ search })}
      widths="180px 220px"
    >
      <Choice
        label={t('Status')}
        value={filter.state}
        values={jobListStates}
        words={states}
        onChange={(state) => onChange({ state })}
      />
      <Choice
        label={t('Order')}
        value={filter.sort}
        values={jobListSorts}
        words={sorts}
        onChange={(sort) => onChange({ sort })}
      />
    </ListFilters>
  );
};
