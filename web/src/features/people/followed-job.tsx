import { Box } from '@chakra-ui/react';
import type { KnownPerson } from '@plumbline/shared/contracts/jobs/known-people';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { useOwnJobs } from '../../lib/queries/jobs/own-jobs.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { usePersonChanges } from './api/use-person-changes.ts';

/** The most jobs that the list offers, newest first. */
const MOST_JOBS = 50;
/** A person can't be hired for a job that has ended. */
const OPEN = { state: 'active' } as const;

/** Chooses the job for a person who was unlocked without one. The stages begin with it. */
export const FollowedJob = ({ person }: { person: Pick<KnownPerson, 'id'> }) => {
  const { t } = useTranslation();
  const jobs = useOwnJobs(1, MOST_JOBS, OPEN).data?.results;
  const { follow } = usePersonChanges(person.id);
  return (
    <Card as="section" pad aria-labelledby="job" display="grid" gap="3">
      <h2 id="job">{t('Stage')}</h2>
      <p>{t('Choose the job you have in mind for them. Then you can track them to a hire.')}</p>
      {jobs?.length === 0 ? (
        <Box>
          <ButtonLink to={paths.employees.newJob.path()}>{t('Post a job')}</ButtonLink>
        </Box>
      ) : (
        <Choice
          label={t('Job')}
          saves
          disabled={!jobs || follow.isPending}
          value=""
          values={['', ...(jobs ?? []).map(({ id }) => id)]}
          words={{ '': msg('Choose a job'), ...Object.fromEntries((jobs ?? []).map(({ id, name }) => [id, name])) }}
          onChange={(job) => job && follow.mutate(job)}
        />
      )}
    </Card>
  );
};
