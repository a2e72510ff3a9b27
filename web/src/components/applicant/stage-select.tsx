import { type ApplicantStage, applicantStages, canMoveStage } from '@plumbline/shared/domain/jobs/applicant-stages';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../ui/fields/choice.tsx';
import { stageWords } from './stage-words.ts';
import { useMoveApplicant } from './use-move-applicant.ts';

type StageSelectProps = { jobId: string; seekerId: string; name: string; stage: ApplicantStage };

/** The stage of an applicant, as a select that saves each change. */
export const StageSelect = ({ jobId, seekerId, name, stage }: StageSelectProps) => {
  const { t } = useTranslation();
  const move = useMoveApplicant(jobId, seekerId);
  // The chosen stage shows while it is being saved.
  const shown = move.isPending ? move.variables.to : stage;
  return (
    <Choice
      label={t('Stage of {{name}}', { name })}
      labelHidden
      width="190px"
      disabled={move.isPending}
      value={shown}
      values={applicantStages}
      words={stageWords}
      canChoose={(each) => canMoveStage(stage, each)}
      onChange={(to) => move.mutate({ from: stage, to })}
    />
  );
};
