import { getProfile } from '@plumbline/shared/contracts/profiles';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

/** A job seeker as far as the own company may see them [PRO-38]. */
export const useSeeker = (id: string) =>
  useQuery({ queryKey: ['profile', id], queryFn: ({ signal }) => call(getProfile, { params: { id } }, { signal }) });
