import { Box, Input } from '@chakra-ui/react';
import {
  type JobListSort,
  type JobListState,
  jobListSorts,
  jobListStates,
} from '@plumbline/shared/domain/jobs/job-list';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { FieldFrame } from '../../../ui/fields/field-frame.tsx';
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
  applicants: msg('Most applicants first'),
};

type JobFiltersProps = { filter: JobFilter; onChange: (changes: Partial<JobFilter>) => void };

/** Search, status and order above the job list. */
export const JobFilters = ({ filter, onChange }: JobFiltersProps) => {
  const { t } = useTranslation();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  };
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', lg: 'minmax(0, 1fr) 180px 220px' }}
      gap="3"
      alignItems="end"
    >
      <Box asChild gridColumn={{ base: '1 / -1', lg: 'auto' }} display="flex" gap="2" alignItems="end">
        <form onSubmit={search}>
          <Box flex="1" minWidth="0">
            <FieldFrame label={t('Job title or city')}>
              <Input name="search" type="search" maxLength={120} defaultValue={filter.search} key={filter.search} />
            </FieldFrame>
          </Box>
          <Button type="submit">{t('Search')}</Button>
        </form>
      </Box>
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
    </Box>
  );
};
