import { useEffect } from 'react';

let open = 0;

/** Says that one of a job's pages is on screen. */
export const useJobVisit = () => {
  useEffect(() => {
    open += 1;
    return () => {
      open -= 1;
    };
  }, []);
};

/** Whether the page that renders for the first time follows a job's page: React leaves the old one up until then [SEE-08]. */
export const comesFromJob = (): boolean => open > 0;
