import { readSearchAddress, toSearchAddress } from '@plumbline/shared/contracts/jobs/search-address';
import { JOB_SEARCH_PAGE_SIZE } from '@plumbline/shared/options/limits';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BriefingBanner } from '../../components/briefing/briefing-banner.tsx';
import { comesFromJob } from '../../lib/queries/jobs/job-visit.ts';
import { writeStored } from '../../lib/session/browser-storage.ts';
import { useSession } from '../../lib/session/session.ts';
import { blankSearch, firstSearch, isSameSearch, withoutHeldLicenses } from './search-form.ts';
import { SearchScreen } from './search-screen.tsx';

/**
 * /jobs/search: runs on load with the search of the address, else with the last search before a job was opened, else
 * with the seeker's ZIP and trades [SEE-05, SEE-08].
 */
export const JobSearchPage = () => {
  const { t } = useTranslation();
  const { profile } = useSession();
  const isSeeker = profile?.kind === 'candidate';
  const [params, setParams] = useSearchParams();
  const [first] = useState(() => firstSearch(profile ?? {}, comesFromJob()));
  // The parameter of the address after the sign-up of a visitor who wants to save a search. The next search removes it.
  const [savesOnArrival] = useState(params.get('save') === '1');
  const named = params.size > 0;
  const isBlank = isSameSearch(first, blankSearch(profile?.zip));
  const address = named ? String(params) : String(toSearchAddress(first));
  const search = useMemo(() => {
    const read = readSearchAddress(new URLSearchParams(address), profile?.zip);
    return isSeeker ? read : withoutHeldLicenses(read);
  }, [address, profile?.zip, isSeeker]);
  // Writes the stored search or the seeker's trades into the address, so that a reload finds them.
  useEffect(() => {
    if (!named && !isBlank) setParams(toSearchAddress(first), { replace: true });
  }, [named, isBlank, first, setParams]);
  useEffect(() => {
    if (params.has('save')) setParams(toSearchAddress(search), { replace: true });
  }, [params, search, setParams]);
  useEffect(() => writeStored('jobSearchFilters', search), [search]);
  return (
    <SearchScreen
      title={t('Find Jobs')}
      savesOnArrival={savesOnArrival}
      above={isSeeker && <BriefingBanner />}
      search={search}
      onSearch={(next) => setParams(toSearchAddress(next))}
      pageSize={JOB_SEARCH_PAGE_SIZE}
    />
  );
};
