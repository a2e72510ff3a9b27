import { Box } from '@chakra-ui/react';
import type { Reported } from '@plumbline/shared/contracts/admin/reported';
import { useTranslation } from 'react-i18next';
import { JobPostBody, JobPostFacts } from '../../../components/job/job-post.tsx';
import { ProjectTexts, useProjectFacts } from '../../../components/project/project-texts.tsx';
import { FactStrip } from '../../../ui/lists/fact-strip.tsx';
import { PendingAnswer } from '../../../ui/states/pending-answer.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Notice } from '../../../ui/text/notice.tsx';
import { useReported } from '../api/use-reported.ts';
import { ReportedMessages } from './reported-messages.tsx';
import { ReportedProfile } from './reported-profile.tsx';

const ProjectFacts = ({ project }: { project: NonNullable<Reported['project']> }) => {
  const { type, location, start, interest, vendors } = useProjectFacts()(project);
  return <FactStrip items={[type, location, start, ...interest, vendors]} />;
};

/** The message that staff choose to take down; without `onMessage` none can be chosen. */
type MessageChoice = { message?: string | undefined; onMessage?: ((id: string | undefined) => void) | undefined };

const Parts = ({ reported, ...choice }: MessageChoice & { reported: Reported }) => {
  const { t } = useTranslation();
  const { isGone, endedAt, takenDownAt, job, project, profile, profileTexts = [], conversation } = reported;
  if (isGone) {
    return (
      <EmptyState
        title={t('This does not exist any more.')}
        help={t('It was deleted, on its own or with an account.')}
      />
    );
  }
  return (
    <>
      {endedAt && (
        <Notice tone="info">
          {t('It has ended, and others may no longer see it.')} <DateText value={endedAt} />
        </Notice>
      )}
      {takenDownAt && (
        <Notice tone="info">
          {t('Staff took it down. Only its owner still sees it.')} <DateText value={takenDownAt} />
        </Notice>
      )}
      {job && (
        <>
          <JobPostFacts job={job} />
          <JobPostBody job={job} />
        </>
      )}
      {project && (
        <>
          <ProjectFacts project={project} />
          <ProjectTexts project={project} />
        </>
      )}
      {profile && <ReportedProfile profile={profile} texts={profileTexts} />}
      {conversation && <ReportedMessages conversation={conversation} {...choice} />}
    </>
  );
};

/** The current subject of a report. Opening it is recorded in the staff's history. */
export const ReportedPanel = ({ report, label, ...choice }: MessageChoice & { report: string; label: string }) => {
  const { t } = useTranslation();
  const query = useReported(report);
  return (
    <Box as="section" aria-label={label} display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)" pt="2">
      {query.data ? (
        <Parts reported={query.data} {...choice} />
      ) : (
        <PendingAnswer query={query} failure={t("We couldn't load what was reported.")} avatar={false} />
      )}
    </Box>
  );
};
