/**
 * How long in milliseconds a reader counts as leaving. Links to e-mail and phone programs and to downloads begin like a
 * link to another page, but the page stays.
 */
export const LEAVING_MS = 10_000;

let leaving = false;

/** Follows whether the reader leaves this page. A page that the browser shows again from memory isn't left any more. */
export const followLeaving = (page: EventTarget = window): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stay = () => {
    clearTimeout(timer);
    leaving = false;
  };
  page.addEventListener('pageshow', stay);
  page.addEventListener('beforeunload', () => {
    stay();
    leaving = true;
    timer = setTimeout(stay, LEAVING_MS);
  });
};

/** Whether the reader is leaving for another page, which a reload of this one would cancel. */
export const isLeaving = (): boolean => leaving;
