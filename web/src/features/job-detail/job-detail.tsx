import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { useTranslation } from 'react-i18next';
import { BlockCompany, BlockedBanner } from '../../components/block/block-company.tsx';
import { FitCard } from '../../components/job/fit-card.tsx';
import { ReportButton } from '../../components/report/report-button.tsx';
import { useTitle } from '../../lib/page/use-title.ts';
import { useSession } from '../../lib/session/session.ts';
import { Card, Columns, Rail } from '../../ui/layout/card.tsx';
import { canApply } from './cards/application-rules.ts';
import { ApplyNotes } from './cards/apply-notes.tsx';
import { CompanyViewCard } from './cards/company-view-card.tsx';
import { ConnectedCard } from './cards/connected-card.tsx';
import { Decision } from './cards/decision.tsx';
import { NotSelected } from './cards/not-selected.tsx';
import { OwnerActions } from './cards/owner-actions.tsx';
import { SentCard } from './cards/sent-card.tsx';
import { StandingCard } from './cards/standing-card.tsx';
import { JobBody } from './job-body.tsx';
import { JobHeader } from './job-header.tsx';

/**
 * The page of a job: facts, then the texts with the buttons next to them. Below the desktop width the important side
 * cards come first.
 */
export const JobDetail = ({ job }: { job: JobView }) => {
  const { t } = useTranslation();
  const { profile } = useSession();
  const { applicationStatus } = job;
  const company = { id: job.company, name: job.profile[0]?.name ?? '' };
  const isOpen = applicationStatus?.state === 'requested' || applicationStatus?.state === 'granted';
  const appliedAt = isOpen ? applicationStatus.appliedAt : undefined;
  const isRejected = applicationStatus?.state === 'rejected' && applicationStatus.appliedAt !== undefined;
  useTitle(job.name);
  const body = (
    <Card as="article" pad>
      <JobBody job={job} />
    </Card>
  );
  return (
    <>
      {applicationStatus?.blocked && <BlockedBanner company={company} />}
      <JobHeader job={job}>{profile?.id === job.company && <OwnerActions job={job} />}</JobHeader>
      {isRejected && <NotSelected job={job} isNameHidden={!applicationStatus.contactOpen} />}
      {applicationStatus ? (
        <Columns>
          {body}
          <Rail aria-label={t('Your decision')} display={{ base: 'contents', desk: 'grid' }}>
            {applicationStatus.connection && (
              <ConnectedCard connection={applicationStatus.connection} companyId={job.company} />
            )}
            {canApply(job, applicationStatus, new Date()) && <ApplyNotes job={job} />}
            <Decision job={job} applicationStatus={applicationStatus} />
            {appliedAt && <StandingCard job={job} applicationStatus={applicationStatus} appliedAt={appliedAt} />}
            {appliedAt && <SentCard sentAt={appliedAt} />}
            <FitCard job={job} reason={applicationStatus.reason} />
            {!applicationStatus.connection && !applicationStatus.blocked && <CompanyViewCard />}
            {!applicationStatus.blocked && <BlockCompany company={company} />}
            <ReportButton kind="job" id={job.id} owner={job.company} />
          </Rail>
        </Columns>
      ) : (
        <Box maxWidth="860px">{body}</Box>
      )}
    </>
  );
};
