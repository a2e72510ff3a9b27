import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { causeOf, UNKNOWN_RESULT } from '../../../lib/api/error-cause.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { withoutPerson } from './use-decline-person.ts';
import type { People } from './use-people.ts';

/**
 * Declines several applicants of a job one after another, and returns those who were declined. An error for one
 * applicant doesn't stop the others.
 */
export const useDeclinePeople = (jobId: string) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const declined: string[] = [];
      let isUnknown = false;
      for (const id of ids) {
        try {
          await call('PATCH /api/company/profile/access/reject/{id}', {
            params: { id },
            body: { type: 'job-application', job: jobId },
          });
          declined.push(id);
        } catch (error) {
          console.error('An applicant could not be declined', error);
          isUnknown ||= causeOf(error) === 'unknown-result';
        }
      }
      return { declined, isUnknown };
    },
    onSuccess: ({ declined, isUnknown }, ids) => {
      if (isUnknown) toast.error(t(UNKNOWN_RESULT));
      else if (declined.length === ids.length)
        toast.success(t('{{count}} applicants declined.', { count: ids.length }));
      else {
        toast.error(
          t('{{done}} of {{count}} applicants were declined. Try the others again.', {
            done: declined.length,
            count: ids.length,
          }),
        );
      }
      for (const id of declined) {
        queries.setQueriesData<People>({ queryKey: queryKeys.jobPeople(jobId, 'applicants') }, (people) =>
          withoutPerson(people, id),
        );
      }
      return queries.invalidateQueries({ queryKey: queryKeys.jobs.all });
    },
  });
};
