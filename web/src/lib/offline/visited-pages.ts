import { readStored, type VisitedPage, writeStored } from '../session/browser-storage.ts';

/** Remembers a page that was opened with a signal, the last one first. */
export const rememberPage = (page: VisitedPage) => {
  const others = (readStored('visitedPages') ?? []).filter(({ to }) => to !== page.to);
  writeStored('visitedPages', [page, ...others]);
};

/** Another page than the one on screen that still has something to show without a signal. */
export const visitedBefore = (pathname: string): VisitedPage | undefined =>
  readStored('visitedPages')?.find(({ to }) => to !== pathname && !pathname.startsWith(`${to}/`));
