import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../lib/session/session.ts';
import { fromSkilledAddress, toSkilledAddress, type WorkerSearch } from '../search/search-form.ts';

/** The search of skilled workers in the address, which starts with the trades the company needs [SKW-10]. */
export const useSkilledSearch = (needed: readonly string[]) => {
  const zip = useSession().profile?.zip ?? '';
  const [params, setParams] = useSearchParams();
  const address = String(params);
  const search = useMemo(
    () => fromSkilledAddress(new URLSearchParams(address), { zip, trades: needed }),
    [address, zip, needed],
  );
  const show = (next: WorkerSearch, options?: { replace: boolean }) => setParams(toSkilledAddress(next, zip), options);
  return { search, show, ownZip: zip };
};
