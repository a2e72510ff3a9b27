import { Box } from '@chakra-ui/react';
import type { OwnApplication } from '@plumbline/shared/contracts/my-jobs/my-jobs';
import { paths } from '@plumbline/shared/options/paths';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { type Status, StatusPill } from '../../../ui/text/pill.tsx';
import { useOwnApplications } from '../api/use-own-applications.ts';
import { Panel } from '../panel.tsx';
import { JobLine, JobLinesShape } from './job-line.tsx';

const statuses: Record<OwnApplication['state'], Status> = {
  requested: 'Pending',
  granted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

const NoApplications = () => {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('You have not applied to a job yet')}
      help={t('Your profile is your application. Apply with one tap.')}
      action={
        <ButtonLink to={paths.jobs.search.path()}>
          <Search size={16} aria-hidden />
          {t('Find Jobs')}
        </ButtonLink>
      }
    />
  );
};

/** The seeker's applications with their states, most recently changed first [SHL-03, SEE-29]. */
export const OwnApplications = () => {
  const { t } = useTranslation();
  const applications = useOwnApplications();
  return (
    <Panel
      title={t('Your applications')}
      failure={t("We couldn't load your applications.")}
      query={applications}
      shape={<JobLinesShape />}
      gap="4.5"
    >
      {({ results }) =>
        results.length === 0 ? (
          <NoApplications />
        ) : (
          <ul>
            {results.map(({ id, job, state, appliedAt }) => (
              <JobLine
                key={id}
                job={job}
                company={job.company.name}
                mark={<StatusPill status={job.active ? statuses[state] : 'Inactive'} />}
              >
                <Box as="p" color="muted" textStyle="small">
                  {t('Applied')} <DateText value={appliedAt} />
                </Box>
              </JobLine>
            ))}
          </ul>
        )
      }
    </Panel>
  );
};
