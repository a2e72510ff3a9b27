import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import { type ApplicantStage, applicantStages, canMoveStage } from '@plumbline/shared/domain/jobs/applicant-stages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jobQuery } from '../../lib/queries/jobs/job.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Choice } from '../../ui/fields/choice.tsx';
import { stageWords } from './stage-words.ts';
import { useMoveApplicant } from './use-move-applicant.ts';

/** Whether hiring one more person fills an open job. */
const takesLastOpening = ({ openings, hiredCount = 0, status }: JobView): boolean =>
  openings !== undefined && hiredCount + 1 >= openings && (status === 'Active' || status === 'Paused');

type StageSelectProps = {
  jobId: string;
  seekerId: string;
  name: string;
  stage: ApplicantStage;
  width?: `${number}rem` | 'full' | undefined;
};

/** The stage of an applicant, as a select that saves a change. */
export const StageSelect = ({ jobId, seekerId, name, stage, width = '12rem' }: StageSelectProps) => {
  const { t } = useTranslation();
  const move = useMoveApplicant(jobId, seekerId);
  const client = useQueryClient();
  const [isAsking, ask] = useState(false);
  // A colleague may have hired someone in the meantime, so the job is read again.
  const choose = async (to: ApplicantStage) => {
    const job =
      to === 'hired' ? await client.fetchQuery({ ...jobQuery(jobId), staleTime: 0 }).catch(() => undefined) : undefined;
    if (job && takesLastOpening(job)) ask(true);
    else move.mutate({ from: stage, to });
  };
  // The chosen stage shows while it is being saved.
  const shown = move.isPending ? move.variables.to : stage;
  return (
    <>
      <Choice
        label={t('Stage of {{name}}', { name })}
        labelHidden
        width={width}
        saves
        disabled={move.isPending}
        value={shown}
        values={applicantStages}
        words={stageWords}
        canChoose={(each) => canMoveStage(stage, each)}
        onChange={(to) => void choose(to)}
      />
      <ConfirmDialog
        open={isAsking}
        title={t("That's the last opening")}
        text={t(
          "Hiring {{name}} fills the last opening. The job closes, and everyone still waiting gets word that it's filled.",
          { name },
        )}
        confirmLabel={t('Hire and close the job')}
        busy={move.isPending}
        onConfirm={() => move.mutate({ from: stage, to: 'hired' }, { onSettled: () => ask(false) })}
        onCancel={() => ask(false)}
      />
    </>
  );
};
