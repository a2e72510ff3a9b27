import { useEffect } from 'react';

/** Tells a page whether it follows one of a kind of pages, which say that they are on screen. */
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
    /** For a page that renders for the first time: React leaves the old one up until then. */
    comesFrom: (): boolean => open > 0,
  };
};
