import { type ReachedStage, reachedStages } from '@plumbline/shared/domain/jobs/applicant-stages';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { stageWords } from '../../../components/applicant/stage-words.ts';
import { msg } from '../../../lib/msg.ts';
import { Choice } from '../../../ui/fields/choice.tsx';

/** The stage that the address narrows the applicants to. */
export const useStageFilter = () => {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const stage = reachedStages.find((each) => each === search.get('stage'));
  const change = (next: string) =>
    setSearch({ tab: 'applicants', ...(next && { stage: next }) }, { replace: true, state });
  return { stage, change };
};

type StageFilterProps = { stage?: ReachedStage | '' | undefined; onChange: (stage: string) => void };

const choices = ['', ...reachedStages] as const;
const words = { ...stageWords, '': msg('All applicants') };

export const StageFilter = ({ stage = '', onChange }: StageFilterProps) => {
  const { t } = useTranslation();
  return <Choice label={t('Stage')} width="220px" value={stage} values={choices} words={words} onChange={onChange} />;
};
