import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../../lib/api/call.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

/** Only a school's link has an id as its referrer; flyers and campaigns have names. */
const SCHOOL_ID = /^[0-9a-f]{24}$/;

/**
 * The school whose link opened the sign-up. Any other referrer, a closed school and a failed request have none, and the
 * usual sign-up shows.
 */
export const useSchool = () => {
  const referrer = useSearchParams()[0].get('referrer') ?? '';
  const isSchool = SCHOOL_ID.test(referrer);
  const { data, isLoading } = useQuery({
    queryKey: queryKeys.school.public(referrer),
    queryFn: ({ signal }) => call('GET /api/public/schools/{id}', { params: { id: referrer } }, { signal }),
    enabled: isSchool,
    retry: false,
  });
  return { school: data, isLoading };
};
export type School = NonNullable<ReturnType<typeof useSchool>['school']>;
