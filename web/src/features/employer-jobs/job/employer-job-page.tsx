import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { TakenDownNotice } from '../../../components/posts/hidden-notices.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { useAllResponded } from '../../../ui/states/load-together.tsx';
import { useFreshMatches } from '../api/use-fresh-matches.ts';
import { usePeople } from '../api/use-people.ts';
import { PeopleTabs, usePeopleTab } from '../people/people-tabs.tsx';
import { UnlockNote } from '../people/unlock-note.tsx';
import { useApplicantFilter } from '../people/use-applicant-filter.ts';
import { useJobMatchFilter } from '../people/use-job-match-filter.ts';
import { BriefingPost } from './briefing-post.tsx';
import { EmployerJobHeader } from './employer-job-header.tsx';
import { EmployerJobShape } from './employer-job-shape.tsx';
import { JobLoader } from './job-loader.tsx';
import { JobPreview } from './job-preview.tsx';
import { PublishedBanner } from './published-banner.tsx';

/** Loads as a whole: the head, the people of the tab and the explanation of masking. */
const PublishedJob = ({ job, justPublished }: { job: JobView; justPublished: boolean }) => {
  useFreshMatches(job.id, justPublished && !job.matchCount);
  const tab = usePeopleTab(job, justPublished);
  const { filter: applicants } = useApplicantFilter();
  const { filter: matches } = useJobMatchFilter();
  const complete = useAllResponded([usePeople(job.id, tab, { applicants, matches })]);
  if (!complete) return <EmployerJobShape />;
  return (
    <>
      {justPublished && <PublishedBanner job={job} />}
      <TakenDownNotice takenDown={job.takenDown} />
      <EmployerJobHeader job={job} />
      <PeopleTabs job={job} tab={tab} />
      <UnlockNote />
    </>
  );
};

/** A posted job with its people, or, while it is not published, its preview and purchase [EMP-12, EMP-13]. */
export const EmployerJobPage = () => {
  const { t } = useTranslation();
  const { jobId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: { justPublished?: boolean } | null };
  const intentId = search.get('payment_intent') ?? undefined;
  const cancel = () => setSearch({}, { replace: true });
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4.5">
      <Box mb="-3">
        <BackLink to={paths.employees.jobs.path()} label={t('Find Employees')} />
      </Box>
      <JobLoader jobId={jobId} shape={<EmployerJobShape />}>
        {(job) => {
          if (job.briefing) return <BriefingPost job={job} />;
          return (job.published || job.status === 'Paused') && !intentId ? (
            <PublishedJob key={job.id} job={job} justPublished={Boolean(state?.justPublished)} />
          ) : (
            <JobPreview job={job} intentId={intentId} onCancel={cancel} />
          );
        }}
      </JobLoader>
    </Box>
  );
};
