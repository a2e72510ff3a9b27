import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { matchOrderOf } from '@plumbline/shared/domain/jobs/applicant-search';
import { APPLICANTS_RANKED } from '@plumbline/shared/options/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeclineEffect } from '../../../components/applicant/use-decline-effect.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { CheckLabel } from '../../../ui/fields/check-field.tsx';
import { useDeclinePeople } from '../api/use-decline-people.ts';
import { ApplicantFilters } from './applicant-filters.tsx';
import { ApplicantsCsv } from './applicants-csv.tsx';
import type { useApplicantFilter } from './use-applicant-filter.ts';
import type { ChosenPeople } from './use-chosen-people.ts';

type ApplicantsBarProps = {
  job: Pick<JobView, 'id' | 'name' | 'tradeCategories'>;
  narrowed: ReturnType<typeof useApplicantFilter>;
  people: ChosenPeople;
  /** The number of shown applicants, 0 while they load. */
  shown: number;
  /** The number of all applicants, or of those at the chosen stage; undefined while it loads. */
  total: number | undefined;
};

/** The bar above the applicants: their filter, and actions on several of them. */
export const ApplicantsBar = ({ job, narrowed, people, shown, total = 0 }: ApplicantsBarProps) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const decline = useDeclinePeople(job.id);
  const effect = useDeclineEffect('yes');
  const { chosen, toggleAll } = people;
  const count = chosen.length;
  const confirm = () =>
    decline.mutate(
      chosen.map(({ id }) => id),
      // Applicants who could not be declined stay chosen.
      { onSettled: () => setAsking(false) },
    );
  return (
    <Box display="grid" gap="3" p="4" borderBottomWidth="1px" borderColor="border">
      <ApplicantFilters filter={narrowed.filter} trades={job.tradeCategories} onChange={narrowed.change} />
      <Box role="status" color="muted" textStyle="small" minHeight="1lh">
        {narrowed.isNarrowed && shown > 0 && <p>{t('{{count}} applicants shown', { count: shown })}</p>}
        {matchOrderOf(narrowed.filter.sort) && total > APPLICANTS_RANKED && (
          <p>{t('This order has the latest {{number}} applicants only.', { number: APPLICANTS_RANKED })}</p>
        )}
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        <CheckLabel>
          <input type="checkbox" checked={shown > 0 && count === shown} disabled={shown === 0} onChange={toggleAll} />
          {t('Select all shown')}
        </CheckLabel>
        <Button variant="danger" disabled={count === 0 || decline.isPending} onClick={() => setAsking(true)}>
          {t('Decline selected ({{count}})', { count })}
        </Button>
        <Box ms={{ md: 'auto' }}>
          <ApplicantsCsv job={job} filter={narrowed.filter} />
        </Box>
      </Box>
      <ConfirmDialog
        open={asking}
        title={t('Decline {{count}} applicants', { count })}
        text={t("Are you sure you want to decline {{count}} applicants? Each of them is told. You can't undo this.", {
          count,
        })}
        danger
        effect={effect}
        busy={decline.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </Box>
  );
};
