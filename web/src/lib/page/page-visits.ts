import { useEffect } from 'react';

/** Tells whether a page follows one of a kind of pages, which register while they are on screen. */
export const pageVisits = () => {
  let open = 0;
  return {
    /** Says that one of the pages is on screen. */
    useVisit: () => {
      useEffect(() => {
        open += 1;
        return () => {
          open -= 1;
        };
      }, []);
    },
    /** For a page that renders for the first time: React keeps the old one on screen until then. */
    comesFrom: (): boolean => open > 0,
  };
};
