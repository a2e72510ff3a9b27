import type { JobSearch } from '@plumbline/shared/contracts/jobs/search-address';
import { APPRENTICESHIP } from '@plumbline/shared/options/jobs/position-types';
import { APPRENTICESHIP_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession, useSessionKind } from '../../lib/session/session.ts';
import { SavedTrainings } from './saved-trainings.tsx';
import { blankSearch, firstSearch } from './search-form.ts';
import { SearchScreen } from './search-screen.tsx';

/**
 * /jobs/apprenticeships: the job search with training apprenticeships chosen, and for a school its own trades [SEE-11].
 */
export const ApprenticeshipSearchPage = () => {
  const { t } = useTranslation();
  const { profile } = useSession();
  const kind = useSessionKind();
  const [search, setSearch] = useState<JobSearch>(() => {
    const blank = kind === 'educational' ? firstSearch(profile ?? {}, false) : blankSearch(profile?.zip);
    return { ...blank, form: { ...blank.form, positionTypes: [APPRENTICESHIP] } };
  });
  return (
    <SearchScreen
      title={t('Apprenticeships')}
      search={search}
      onSearch={setSearch}
      pageSize={APPRENTICESHIP_PAGE_SIZE}
      below={kind === 'candidate' && <SavedTrainings />}
    />
  );
};
