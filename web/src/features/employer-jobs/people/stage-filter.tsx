import { NativeSelect } from '@chakra-ui/react';
import { type ReachedStage, reachedStages } from '@plumbline/shared/domain/jobs/applicant-stages';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { stageWords } from '../../../components/applicant/stage-words.ts';
import { FieldFrame } from '../../../ui/fields/field-frame.tsx';

/** The stage that the address narrows the applicants to. */
export const useStageFilter = () => {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const stage = reachedStages.find((each) => each === search.get('stage'));
  const change = (next: string) =>
    setSearch({ tab: 'applicants', ...(next && { stage: next }) }, { replace: true, state });
  return { stage, change };
};

type StageFilterProps = { stage: ReachedStage | undefined; onChange: (stage: string) => void };

export const StageFilter = ({ stage, onChange }: StageFilterProps) => {
  const { t } = useTranslation();
  return (
    <FieldFrame label={t('Stage')}>
      <NativeSelect.Root width="220px">
        <NativeSelect.Field value={stage ?? ''} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t('All applicants')}</option>
          {reachedStages.map((each) => (
            <option key={each} value={each}>
              {t(stageWords[each])}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <ChevronDown size={20} aria-hidden />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </FieldFrame>
  );
};
