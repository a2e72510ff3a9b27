import { Box, Input } from '@chakra-ui/react';
import { type ApplicantSort, applicantSorts } from '@plumbline/shared/domain/jobs/applicant-search';
import { applicantStages } from '@plumbline/shared/domain/jobs/applicant-stages';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { stageWords } from '../../../components/applicant/stage-words.ts';
import { msg } from '../../../lib/msg.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { FieldFrame } from '../../../ui/fields/field-frame.tsx';
import type { ApplicantFilter } from './use-applicant-filter.ts';

const stages = ['', ...applicantStages] as const;
const stageNames = { ...stageWords, '': msg('All applicants') };
const sorts: Record<ApplicantSort, string> = { newest: msg('Newest first'), oldest: msg('Oldest first') };

type ApplicantFiltersProps = { filter: ApplicantFilter; onChange: (changes: Partial<ApplicantFilter>) => void };

/** Search, stage and order above a job's applicants. */
export const ApplicantFilters = ({ filter, onChange }: ApplicantFiltersProps) => {
  const { t } = useTranslation();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange({ search: String(new FormData(event.currentTarget).get('search') ?? '').trim() });
  };
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', lg: 'minmax(0, 1fr) 200px 180px' }}
      gap="3"
      alignItems="end"
    >
      <Box asChild gridColumn={{ base: '1 / -1', lg: 'auto' }} display="flex" gap="2" alignItems="end">
        <form onSubmit={search}>
          <Box flex="1" minWidth="0">
            <FieldFrame label={t('Name, trade or city')}>
              <Input name="search" type="search" maxLength={120} defaultValue={filter.search} key={filter.search} />
            </FieldFrame>
          </Box>
          <Button type="submit">{t('Search')}</Button>
        </form>
      </Box>
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
    </Box>
  );
};
