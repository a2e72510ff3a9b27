import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { queryKeys } from './query-keys.ts';

/** A job seeker as far as the reader may see them. */
export const seekerQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.profile.seeker(id),
    queryFn: ({ signal }) => call('GET /api/profile/{id}', { params: { id } }, { signal }),
    enabled: id !== '',
  });

/** A company or school as far as the reader may see it. */
export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.profile.company(id),
    queryFn: ({ signal }) => call('GET /api/company/profile/{id}', { params: { id } }, { signal }),
    enabled: id !== '',
  });
