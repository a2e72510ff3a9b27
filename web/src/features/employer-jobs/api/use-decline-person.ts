import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { ownErrorText } from '../../../lib/api/error-text.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import type { People, PeopleKind } from './use-people.ts';

/**
 * Removes a declined person from the cached lists that contain the person. Loading the lists again would clear the
 * marks of new applicants.
 */
export const withoutPerson = (people: People | undefined, id: string): People | undefined =>
  people?.pages.some(({ results }) => results.some((row) => row.id === id))
    ? {
        ...people,
        pages: people.pages.map((page) => ({
          ...page,
          results: page.results.filter((row) => row.id !== id),
          total: Math.max(0, page.total - 1),
        })),
      }
    : people;

/** Declines an applicant or a match of a job [APP-02, APP-09]. */
export const useDeclinePerson = (jobId: string, kind: PeopleKind) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (seekerId: string) =>
      call('PATCH /api/company/profile/access/reject/{id}', {
        params: { id: seekerId },
        body: { type: 'job-application', job: jobId },
      }),
    onSuccess: (_, seekerId) => {
      toast.success(kind === 'matches' ? t('Match declined successfully!') : t('Application Declined successfully!'));
      queries.setQueriesData<People>({ queryKey: queryKeys.jobPeople(jobId, kind) }, (people) =>
        withoutPerson(people, seekerId),
      );
      return queries.invalidateQueries({ queryKey: queryKeys.jobs.all });
    },
    onError: (error) => toast.error(ownErrorText(t, error, 'Something went wrong!!')),
  });
};
