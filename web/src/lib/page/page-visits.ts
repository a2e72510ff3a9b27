import { useEffect } from 'react';

/** Tells whether the user comes from a page of a given kind. Such pages call `useVisit` while they are on screen. */
export const pageVisits = () => {
  let open = 0;
  return {
    /** Registers the page while it is on screen. */
    useVisit: () => {
      useEffect(() => {
        open += 1;
        return () => {
          open -= 1;
        };
      }, []);
    },
    /** Call it in the first render of the next page: React keeps the previous page on screen until then. */
    comesFrom: (): boolean => open > 0,
  };
};
