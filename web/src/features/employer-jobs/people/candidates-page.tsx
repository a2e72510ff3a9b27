import { Box, chakra } from '@chakra-ui/react';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { paths } from '@plumbline/shared/options/paths';
import { Users } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { JobGone } from '../../../components/job/job-gone.tsx';
import { isGone } from '../../../lib/api/api-error.ts';
import { useTitle } from '../../../lib/page/use-title.ts';
import { useJob } from '../../../lib/queries/jobs/job.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { useAllResponded } from '../../../ui/states/load-together.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { type PeopleKind, usePeople } from '../api/use-people.ts';
import { personPath } from './people-table.tsx';
import { PersonActivity } from './person-activity.tsx';
import { PersonCell } from './person-cell.tsx';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    gap: '4',
  },
});

const CandidateGrid = ({ jobId, kind }: { jobId: string; kind: PeopleKind }) => {
  const { t } = useTranslation();
  const people = usePeople(jobId, kind);
  const rows = people.data?.pages.flatMap(({ results }) => results);
  if (!rows) {
    return (
      <Card pad>
        <PendingAnswer query={people} failure={t("We couldn't load the list.")} />
      </Card>
    );
  }
  if (rows.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={Users}
          title={
            kind === 'matches'
              ? t('You have no matches for this project')
              : t('You have no applicants for this project')
          }
        />
      </Card>
    );
  }
  return (
    <>
      <Grid>
        {rows.map((person) => (
          <Card key={person.id} as="li" pad display="grid" gap="3" alignContent="space-between">
            <PersonCell person={person} />
            <p>
              <PersonActivity actions={person.actions} isMatch={kind === 'matches'} />
            </p>
            <ButtonLink
              to={personPath(jobId, kind, person.id)}
              aria-label={t('View {{name}}', { name: fullName(person) })}
            >
              {t('View')}
            </ButtonLink>
          </Card>
        ))}
      </Grid>
      <LoadMore
        hasMore={people.hasNextPage}
        busy={people.isFetchingNextPage}
        onMore={() => void people.fetchNextPage()}
      />
    </>
  );
};

/** A job's candidates as cards; a job that can't be read redirects to the dashboard [APP-04, APP-05, APP-06]. */
const CandidatesPage = ({ kind }: { kind: PeopleKind }) => {
  const { t } = useTranslation();
  const { jobId = '' } = useParams();
  const query = useJob(jobId);
  const { data: job, error } = query;
  const people = usePeople(jobId, kind);
  const whole = useAllResponded([people], jobId);
  useTitle(kind === 'matches' ? t('Matches') : t('Applicants'));
  if ((!job && isGone(error)) || isGone(people.error)) return <JobGone />;
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5">
      <ActionBar left={<BackLink to={paths.employees.jobs.path()} label={t('Back to List')} />} />
      {job && whole && (
        <h1>
          {kind === 'matches'
            ? t('You are viewing matches for {{name}}', { name: job.name })
            : t('You are viewing applicants for {{name}}', { name: job.name })}
        </h1>
      )}
      {!job && error ? (
        <Card>
          <PendingAnswer query={query} failure={t("We couldn't load this job.")} pageTitle />
        </Card>
      ) : (
        <Fragment key={String(whole && Boolean(job))}>
          <CandidateGrid jobId={jobId} kind={kind} />
        </Fragment>
      )}
    </Box>
  );
};

export const ApplicantsPage = () => <CandidatesPage kind="applicants" />;
export const MatchesPage = () => <CandidatesPage kind="matches" />;
