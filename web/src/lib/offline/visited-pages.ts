import { readStored, writeStored } from '../session/browser-storage.ts';

/** A page of the navigation, with its English text. */
export type VisitedPage = { to: string; label: string };

/** Remembers a page that was opened with a signal, the last one first. */
export const rememberPage = (page: VisitedPage) => {
  const others = (readStored('visitedPages') ?? []).filter(({ to }) => to !== page.to);
  writeStored('visitedPages', [page, ...others]);
};

/** Another page than the one on screen that still has something to show without a signal. */
export const visitedBefore = (pathname: string): VisitedPage | undefined =>
  readStored('visitedPages')?.find(({ to }) => to !== pathname && !pathname.startsWith(`${to}/`));
