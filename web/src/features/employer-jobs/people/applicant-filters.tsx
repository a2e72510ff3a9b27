import { type ApplicantSort, applicantSorts } from '@plumbline/shared/domain/jobs/applicant-search';
import { applicantStages } from '@plumbline/shared/domain/jobs/applicant-stages';
import { useTranslation } from 'react-i18next';
import { stageWords } from '../../../components/applicant/stage-words.ts';
import { matchOrderWords, WorkerFilters } from '../../../components/match/match-filters.tsx';
import { msg } from '../../../lib/msg.ts';
import { Choice } from '../../../ui/fields/choice.tsx';
import { ListFilters } from '../../../ui/lists/list-filters.tsx';
import type { ApplicantFilter } from './use-applicant-filter.ts';

const stages = ['', ...applicantStages] as const;
const stageNames = { ...stageWords, '': msg('All applicants') };
const sorts: Record<ApplicantSort, string> = {
  newest: msg('Newest first'),
  oldest: msg('Oldest first'),
  ...matchOrderWords,
};

type ApplicantFiltersProps = {
  filter: ApplicantFilter;
  /** The trades of the job. */
  trades: readonly string[];
  onChange: (changes: Partial<ApplicantFilter>) => void;
};

/** Search, stage, order, trade, rating and license above a job's applicants. */
export const ApplicantFilters = ({ filter, trades, onChange }: ApplicantFiltersProps) => {
  const { t } = useTranslation();
  return (
    <>
      <ListFilters
        label={t('Name, trade or city')}
        search={filter.search}
        onSearch={(search) => onChange({ search })}
        widths="200px 264px"
      >
        <Choice
          label={t('Stage')}
          value={filter.stage}
          values={stages}
          words={stageNames}
          onChange={(stage) => onChange({ stage })}
        />
        <Choice
          label={t('Order')}
          value={filter.sort}
          values={applicantSorts}
          words={sorts}
          onChange={(sort) => onChange({ sort })}
        />
      </ListFilters>
      <WorkerFilters
        filter={filter}
        trades={trades}
        allTrades={msg('All trades of this job')}
        isInCard
        onChange={onChange}
      />
    </>
  );
};
