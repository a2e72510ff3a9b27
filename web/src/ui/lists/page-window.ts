import { PAGINATION_PAGES_SHOWN } from '@plumbline/shared/options/limits';

/** The page numbers to show: up to five around the current one, counted from 1 [SHL-31]. */
export const pageWindow = (page: number, pageCount: number): number[] => {
  const shown = Math.min(PAGINATION_PAGES_SHOWN, pageCount);
  const half = Math.floor(shown / 2);
  const first = Math.max(1, Math.min(page - half, pageCount - shown + 1));
  return Array.from({ length: shown }, (_, index) => first + index);
};
