import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import type { PersonRow } from '@plumbline/shared/contracts/jobs/job-people';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoMatchFits } from '../../../components/match/no-match-fits.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { type PeopleKind, usePeople } from '../api/use-people.ts';
import { ApplicantsBar } from './applicants-bar.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { MatchesBar } from './matches-bar.tsx';
import { NoPeopleFit, NoPeopleYet } from './no-people.tsx';
import { PeopleTable } from './people-table.tsx';
import { useApplicantFilter } from './use-applicant-filter.ts';
import { useChosenPeople } from './use-chosen-people.ts';
import { useJobMatchFilter } from './use-job-match-filter.ts';

type PeopleListProps = { job: Pick<JobView, 'id' | 'name' | 'status' | 'tradeCategories'>; kind: PeopleKind };

/** The people of one tab, with a button to load more. */
export const PeopleList = ({ job, kind }: PeopleListProps) => {
  const { t } = useTranslation();
  const matches = kind === 'matches';
  const narrowed = useApplicantFilter();
  const narrowedMatches = useJobMatchFilter();
  const people = usePeople(job.id, kind, { applicants: narrowed.filter, matches: narrowedMatches.filter });
  const rows = people.data?.pages.flatMap(({ results }) => results);
  const chosen = useChosenPeople(rows ?? []);
  const [declining, setDeclining] = useState<PersonRow>();
  const { isNarrowed } = matches ? narrowedMatches : narrowed;
  const bar =
    (isNarrowed || !rows || rows.length > 0) &&
    (matches ? (
      <MatchesBar
        trades={job.tradeCategories}
        narrowed={narrowedMatches}
        fitting={isNarrowed ? people.data?.pages[0]?.total : undefined}
      />
    ) : (
      <ApplicantsBar
        job={job}
        narrowed={narrowed}
        people={chosen}
        shown={rows?.length ?? 0}
        total={people.data?.pages[0]?.total}
      />
    ));
  const more = people.hasNextPage && (
    <Box p="4" borderTopWidth="1px" borderColor="border">
      <LoadMore hasMore busy={people.isFetchingNextPage} onMore={() => void people.fetchNextPage()} />
    </Box>
  );
  if (!rows) {
    const failure = matches ? t("We couldn't load the matches.") : t("We couldn't load the applicants.");
    return (
      <>
        {bar}
        <PendingAnswer query={people} failure={failure}>
          <PeopleTable job={job} kind={kind} rows={undefined} onDecline={setDeclining} />
        </PendingAnswer>
      </>
    );
  }
  if (rows.length === 0) {
    return (
      <>
        {bar}
        {!isNarrowed && <NoPeopleYet kind={kind} />}
        {isNarrowed &&
          (matches ? (
            <NoMatchFits onClear={narrowedMatches.clear} />
          ) : (
            <NoPeopleFit narrowed={narrowed} hasMore={people.hasNextPage} />
          ))}
        {more}
      </>
    );
  }
  return (
    <>
      {bar}
      <PeopleTable job={job} kind={kind} rows={rows} chosen={matches ? undefined : chosen} onDecline={setDeclining} />
      {more}
      <DeclineDialog jobId={job.id} kind={kind} person={declining} onClose={() => setDeclining(undefined)} />
    </>
  );
};
