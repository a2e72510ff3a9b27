import { JOB_SEARCH_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeStored } from '../../lib/browser-storage.ts';
import { comesFromJob } from '../../lib/job-visit.ts';
import { useSession } from '../../lib/session.ts';
import { firstSearch } from './search-form.ts';
import { SearchScreen } from './search-screen.tsx';

/** /jobs/search: runs on load with the own ZIP, or with what was searched before a job was opened [SEE-05, SEE-08]. */
export const JobSearchPage = () => {
  const { t } = useTranslation();
  const { profile } = useSession();
  const [search, setSearch] = useState(() => firstSearch(profile?.zip, comesFromJob()));
  useEffect(() => writeStored('jobSearchFilters', search), [search]);
  return <SearchScreen title={t('Find Jobs')} search={search} onSearch={setSearch} pageSize={JOB_SEARCH_PAGE_SIZE} />;
};
