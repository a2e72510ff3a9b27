import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { CalendarClock, Contact, SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EmployeeTabs } from '../../components/job/employee-tabs.tsx';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { LoadMore } from '../../ui/lists/load-more.tsx';
import { ResultsHeading } from '../../ui/lists/results-heading.tsx';
import { PendingAnswer, PendingCard } from '../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../ui/states/states.tsx';
import { useKnownPeople } from './api/use-known-people.ts';
import { BoardShape, PeopleBoard } from './board/people-board.tsx';
import { PeopleCsv } from './people-csv.tsx';
import { PeopleFilters } from './people-filters.tsx';
import { PeopleTable } from './people-table.tsx';
import { usePeopleFilter } from './use-people-filter.ts';

const List = () => {
  const { t } = useTranslation();
  const { filter, view, isNarrowed, change, clear, show } = usePeopleFilter();
  const people = useKnownPeople(filter);
  const [first] = people.data?.pages ?? [];
  const rows = people.data?.pages.flatMap(({ results }) => results) ?? [];
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = people;
  // A page of the list can be without a person who fits, while a later one has some.
  const goesOn = rows.length === 0 && hasNextPage && !isFetchingNextPage;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  if (!first) {
    const failure = t("We couldn't load your people.");
    return view === 'board' ? (
      <PendingCard query={people} failure={failure}>
        <BoardShape />
      </PendingCard>
    ) : (
      <Card overflow="hidden">
        <PendingAnswer query={people} failure={failure}>
          <PeopleTable rows={undefined} />
        </PendingAnswer>
      </Card>
    );
  }
  if (first.total === 0) {
    return (
      <Card>
        <EmptyState
          icon={Contact}
          title={t("You haven't unlocked anyone yet.")}
          help={t('Everyone you unlock or who accepts your briefing shows here with a phone number.')}
          action={<ButtonLink to={paths.employees.companyMatches.path()}>{t('See company matches')}</ButtonLink>}
        />
      </Card>
    );
  }
  const busy = people.isPlaceholderData;
  const isEmpty = rows.length === 0 && isNarrowed && !hasNextPage;
  const more = hasNextPage && <LoadMore hasMore busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />;
  return (
    <>
      <PeopleFilters filter={filter} team={first.team} onChange={change} />
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <ResultsHeading busy={busy}>
          {isNarrowed
            ? t('{{count}} people shown', { count: rows.length })
            : t('{{count}} people', { count: first.total })}
        </ResultsHeading>
        <Box display="flex" flexWrap="wrap" gap="3">
          <Segmented
            label={t('List or board')}
            value={view}
            options={[
              { value: 'list', label: t('List') },
              { value: 'board', label: t('Board') },
            ]}
            onChange={show}
          />
          <PeopleCsv filter={filter} />
        </Box>
      </Box>
      {isEmpty ? (
        <Card aria-busy={busy}>
          <EmptyState
            icon={SearchX}
            title={t('No one fits.')}
            action={<Button onClick={clear}>{t('Show everyone')}</Button>}
          />
        </Card>
      ) : view === 'board' ? (
        <>
          <PeopleBoard rows={rows} only={filter.stage} busy={busy} />
          {more}
        </>
      ) : (
        <Card overflow="hidden" aria-busy={busy}>
          {rows.length > 0 && <PeopleTable rows={rows} />}
          {more && (
            <Box p="4" borderTopWidth="1px" borderColor="border">
              {more}
            </Box>
          )}
        </Card>
      )}
    </>
  );
};

/** /employees/people: everyone whose contact details are open to the company. */
export const PeoplePage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('People')}
        action={
          <ButtonLink to={paths.employees.interviews.path()}>
            <CalendarClock size={16} aria-hidden />
            {t('Interviews')}
          </ButtonLink>
        }
      >
        {t('Everyone you unlocked or are connected with. Your whole team sees this list.')}
      </PageHeader>
      <Box display="grid" gap={{ base: '4', md: '5' }}>
        <EmployeeTabs />
        <List />
      </Box>
    </>
  );
};
