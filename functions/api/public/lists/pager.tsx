import { PUBLIC_LIST_PAGES, PUBLIC_LIST_SIZE } from '@plumbline/shared/options/limits';
import type { Words } from '../words/translate.ts';

/** Returns the number of pages for `total` jobs, and the page, counted from 0, or the last one for a later page. */
export const pageWithin = (page: number, total: number): { pageCount: number; page: number } => {
  const pageCount = Math.min(PUBLIC_LIST_PAGES, Math.ceil(total / PUBLIC_LIST_SIZE));
  return { pageCount, page: Math.max(0, Math.min(page, pageCount - 1)) };
};

type PagerProps = {
  words: Words;
  /** Counted from 1. */
  page: number;
  pageCount: number;
  addressOf: (page: number) => string;
};

/** The number of page links before and after the current page. */
const AROUND = 2;

/** The pages of a list: where one is, links to the pages around, and to the next one. */
export const Pager = ({ words: { t }, page, pageCount, addressOf }: PagerProps) => {
  if (pageCount < 2) return null;
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => Math.abs(number - page) <= AROUND || number === 1,
  );
  return (
    <div class="pgs">
      <p class="small muted num">{t('Page {{page}} of {{count}}', { page: String(page), count: String(pageCount) })}</p>
      <nav class="pager num" aria-label={t('Pages')}>
        {pages.map((number) => (
          <a
            key={number}
            class="btn line"
            href={addressOf(number)}
            aria-label={t('Page {{page}}', { page: String(number) })}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </a>
        ))}
        {page < pageCount && (
          <a class="btn line" rel="next" href={addressOf(page + 1)}>
            {t('Next')}
          </a>
        )}
      </nav>
    </div>
  );
};
