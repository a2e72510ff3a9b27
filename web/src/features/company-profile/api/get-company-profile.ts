import { getCompanyProfile } from '@plumbline/shared/contracts/profiles';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** A company's profile as far as the reader may see it. */
export const useCompanyProfile = (id: string) =>
  useQuery({
    queryKey: ['company-profile', id],
    queryFn: ({ signal }) => call(getCompanyProfile, { params: { id } }, { signal }),
  });
