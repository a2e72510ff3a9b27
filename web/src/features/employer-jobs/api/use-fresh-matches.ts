import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryKeys } from '../../../lib/queries/query-keys.ts';

const ASK_EVERY_MS = 3_000;
const ASK_AT_MOST = 10;

/** Loads the matches again for a while after a job was published, until there are some. */
export const useFreshMatches = (jobId: string, wanted: boolean) => {
  const queries = useQueryClient();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (!wanted || asked === ASK_AT_MOST) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      void queries.invalidateQueries({ queryKey: queryKeys.jobs.view(jobId) });
      void queries.invalidateQueries({ queryKey: queryKeys.jobPeople(jobId, 'matches') });
    }, ASK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [queries, jobId, wanted, asked]);
};
