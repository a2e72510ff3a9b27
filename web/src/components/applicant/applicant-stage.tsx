import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import type { ApplicantStage as Stage } from '@plumbline/shared/domain/jobs/applicant-stages';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useJob } from '../../lib/queries/jobs/job.ts';
import { Card } from '../../ui/layout/card.tsx';
import { MarkAsFilled } from './mark-as-filled.tsx';
import { StageSelect } from './stage-select.tsx';

type ApplicantStageProps = {
  jobId: string;
  seeker: Pick<ProfileView, 'id' | 'name' | 'lastName'>;
  stage: Stage;
  /** When and by whom the person was moved. */
  children?: ReactNode;
};

/** The stage of an applicant or an unlocked person, on the person's page. */
export const ApplicantStage = ({ jobId, seeker, stage, children }: ApplicantStageProps) => {
  const { t } = useTranslation();
  const { data: job } = useJob(jobId, stage === 'hired');
  return (
    <Card as="section" pad aria-labelledby="stage" display="grid" gap="2">
      <h2 id="stage">{t('Stage')}</h2>
      <Box display="flex" flexWrap="wrap" gap="3">
        <StageSelect jobId={jobId} seekerId={seeker.id} name={fullName(seeker)} stage={stage} />
        {stage === 'hired' && <MarkAsFilled job={job} />}
      </Box>
      {children}
    </Card>
  );
};
