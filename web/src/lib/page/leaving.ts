let leaving = false;

/** Follows whether the reader leaves this page. A page that the browser shows again from memory isn't left any more. */
export const followLeaving = (page: EventTarget = window): void => {
  page.addEventListener('beforeunload', () => {
    leaving = true;
  });
  page.addEventListener('pageshow', () => {
    leaving = false;
  });
};

/** Whether the reader is leaving for another page, which a reload of this one would cancel. */
export const isLeaving = (): boolean => leaving;
