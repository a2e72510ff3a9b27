import { Field, NativeSelect, VisuallyHidden } from '@chakra-ui/react';
import { type ApplicantStage, applicantStages, canMoveStage } from '@plumbline/shared/domain/jobs/applicant-stages';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { stageWords } from './stage-words.ts';
import { useMoveApplicant } from './use-move-applicant.ts';

type StageSelectProps = { jobId: string; seekerId: string; name: string; stage: ApplicantStage };

/** How far the company has come with an applicant, to be changed at once. */
export const StageSelect = ({ jobId, seekerId, name, stage }: StageSelectProps) => {
  const { t } = useTranslation();
  const move = useMoveApplicant(jobId, seekerId);
  // The choice stands while it is being saved.
  const shown = move.isPending ? move.variables.to : stage;
  return (
    <Field.Root width="auto">
      <VisuallyHidden>
        <Field.Label>{t('Stage of {{name}}', { name })}</Field.Label>
      </VisuallyHidden>
      <NativeSelect.Root width="190px" disabled={move.isPending}>
        <NativeSelect.Field
          value={shown}
          onChange={({ target }) => move.mutate({ from: stage, to: target.value as ApplicantStage })}
        >
          {applicantStages.map((each) => (
            <option key={each} value={each} disabled={!canMoveStage(stage, each)}>
              {t(stageWords[each])}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDown size={20} aria-hidden />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </Field.Root>
  );
};
