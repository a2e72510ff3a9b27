import { SearchX, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { narrowsWorkers } from '../../../components/match/use-match-filter.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/states/states.tsx';
import type { PeopleKind } from '../api/use-people.ts';
import type { useApplicantFilter } from './use-applicant-filter.ts';

/** Shows when a job has neither applicants nor matches [APP-01]. */
export const NoPeopleYet = ({ kind }: { kind: PeopleKind }) => {
  const { t } = useTranslation();
  return kind === 'matches' ? (
    <EmptyState
      icon={Users}
      title={t('No matches found.')}
      help={t('Job seekers within 50 miles who share a trade with this job appear here.')}
    />
  ) : (
    <EmptyState icon={Users} title={t('No applicants found.')} help={t('People who apply to this job appear here.')} />
  );
};

type NoPeopleFitProps = {
  narrowed: ReturnType<typeof useApplicantFilter>;
  /** Whether there are earlier applications, which the filter hasn't examined. */
  hasMore: boolean;
};

/** Shows when the filter finds no applicants, or none among the latest applications. */
export const NoPeopleFit = ({ narrowed, hasMore }: NoPeopleFitProps) => {
  const { t } = useTranslation();
  const { search, stage } = narrowed.filter;
  const clear = <Button onClick={narrowed.clear}>{t('Show all applicants')}</Button>;
  return hasMore ? (
    <EmptyState
      icon={SearchX}
      title={t('No applicant fits so far')}
      help={t('"Show more" also searches earlier applications.')}
      action={clear}
    />
  ) : search ? (
    <EmptyState
      icon={SearchX}
      title={t('No applicant fits "{{search}}"', { search })}
      help={t('You can search by name after you unlock a profile. Try a trade or a city.')}
      action={clear}
    />
  ) : stage && !narrowsWorkers(narrowed.filter) ? (
    <EmptyState icon={Users} title={t('Nobody is at this stage.')} action={clear} />
  ) : (
    <EmptyState icon={SearchX} title={t('No applicant fits these filters')} action={clear} />
  );
};
