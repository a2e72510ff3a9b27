import { readStored, type VisitedPage, writeStored } from '../session/browser-storage.ts';

/** Remembers a page that was opened online, the last one first. */
export const rememberPage = (page: VisitedPage) => {
  const others = (readStored('visitedPages') ?? []).filter(({ to }) => to !== page.to);
  writeStored('visitedPages', [page, ...others]);
};

/** Returns a visited page other than the current one. It can show its data offline. */
export const visitedBefore = (pathname: string): VisitedPage | undefined =>
  readStored('visitedPages')?.find(({ to }) => to !== pathname && !pathname.startsWith(`${to}/`));
