import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readStored, writeStored } from '../../../lib/session/browser-storage.ts';
import { isProfileType, type ProfileType } from './profile-types.ts';

/** The kind of account in the address, candidate by default; stored in the browser [ACC-10]. */
export const useProfileType = (): [ProfileType, (type: ProfileType) => void] => {
  const [query, setQuery] = useSearchParams();
  const named = query.get('profileType');
  const type = isProfileType(named) ? named : 'candidate';
  useEffect(() => {
    if (readStored('profileType') !== type) writeStored('profileType', type);
  }, [type]);
  const choose = (next: ProfileType) =>
    setQuery(
      (current) => {
        current.set('profileType', next);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return [type, choose];
};
