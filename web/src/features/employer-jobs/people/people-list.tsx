import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import type { PersonRow } from '@plumbline/shared/contracts/jobs/job-people';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { type PeopleKind, usePeople } from '../api/use-people.ts';
import { ApplicantsBar } from './applicants-bar.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { PeopleTable } from './people-table.tsx';
import { useStageFilter } from './stage-filter.tsx';
import { useChosenPeople } from './use-chosen-people.ts';

type PeopleListProps = { job: Pick<JobView, 'id' | 'name'>; kind: PeopleKind };

/** One tab's people, more of them on demand. */
export const PeopleList = ({ job, kind }: PeopleListProps) => {
  const jobId = job.id;
  const { t } = useTranslation();
  const filter = useStageFilter();
  const stage = kind === 'applicants' ? filter.stage : undefined;
  const people = usePeople(jobId, kind, stage);
  const rows = people.data?.pages.flatMap(({ results }) => results);
  const chosen = useChosenPeople(rows ?? []);
  const [declining, setDeclining] = useState<PersonRow>();
  const matches = kind === 'matches';
  if (!rows) {
    const failure = matches ? t("We couldn't load the matches.") : t("We couldn't load the applicants.");
    return (
      <PendingAnswer query={people} failure={failure}>
        <PeopleTable jobId={jobId} kind={kind} rows={undefined} onDecline={setDeclining} />
      </PendingAnswer>
    );
  }
  const bar = !matches && (rows.length > 0 || stage) && (
    <ApplicantsBar job={job} filter={filter} people={chosen} shown={rows.length} />
  );
  if (rows.length === 0 && stage) {
    return (
      <>
        {bar}
        <EmptyState
          icon={Users}
          title={t('Nobody is at this stage.')}
          action={<Button onClick={() => filter.change('')}>{t('Show all applicants')}</Button>}
        />
      </>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={Users}
        title={matches ? t('No matches found.') : t('No applicants found.')}
        help={
          matches
            ? t('Job seekers within 50 miles who share a trade with this job appear here.')
            : t('People who apply to this job appear here.')
        }
      />
    );
  }
  return (
    <>
      {bar}
      <PeopleTable
        jobId={jobId}
        kind={kind}
        rows={rows}
        chosen={matches ? undefined : chosen}
        onDecline={setDeclining}
      />
      {people.hasNextPage && (
        <Box p="4" borderTopWidth="1px" borderColor="border">
          <LoadMore hasMore busy={people.isFetchingNextPage} onMore={() => void people.fetchNextPage()} />
        </Box>
      )}
      <DeclineDialog jobId={jobId} kind={kind} person={declining} onClose={() => setDeclining(undefined)} />
    </>
  );
};
