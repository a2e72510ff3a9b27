import { PUBLIC_LIST_PAGES } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import type { Child } from 'hono/jsx';
import type { PublicJobItem } from '../../../table/jobs/public-job.ts';
import { address } from '../page/address.ts';
import { layout } from '../page/layout.tsx';
import type { Words } from '../words/translate.ts';
import { JobList } from './job-list.tsx';

export type JobsPage = {
  words: Words;
  path: string;
  title: string;
  jobs: readonly PublicJobItem[];
  /** Counted from 1. */
  page: number;
  hasNext: boolean;
  /** Exact, where it is known. */
  total?: number;
  /** Elements of the head, and links on, below the list. */
  head?: Child;
  links?: Child;
};

const Pager = ({ words: { t, chosen: lang }, path, page, hasNext }: JobsPage) => {
  const [hasPrevious, showsNext] = [page > 1, hasNext && page < PUBLIC_LIST_PAGES];
  if (!hasPrevious && !showsNext) return null;
  const addressOf = (number: number) => address(path, { page: number === 1 ? undefined : number, lang });
  return (
    <nav class="pager" aria-label={t('Pages')}>
      {hasPrevious && (
        <a rel="prev" href={addressOf(page - 1)}>
          {t('Previous page')}
        </a>
      )}
      <span>{t('Page {{page}}', { page: String(page) })}</span>
      {showsNext && (
        <a rel="next" href={addressOf(page + 1)}>
          {t('Next page')}
        </a>
      )}
    </nav>
  );
};

const Count = ({ total = 0, words: { t } }: JobsPage) =>
  total > 0 ? <p class="muted">{total === 1 ? t('1 job') : t('{{count}} jobs', { count: String(total) })}</p> : null;

const Main = (list: JobsPage) => {
  const { words, title, jobs, links } = list;
  return (
    <div class="wrap job">
      <header class="head">
        <h1>{title}</h1>
        <Count {...list} />
      </header>
      {jobs.length > 0 ? <JobList jobs={jobs} words={words} level={2} /> : <p>{words.t('No jobs here right now.')}</p>}
      <Pager {...list} />
      {links}
    </div>
  );
};

/** A list of public jobs, page by page. */
export const listPage = (list: JobsPage): string => {
  const { words, path, title, jobs, page, head } = list;
  return layout({
    words,
    title,
    description: words.t('{{title}}: pay, place and company, without an account.', { title }),
    // Search engines keep the pages of a list that have something in it.
    ...(jobs.length > 0 && { path: address(path, { page: page === 1 ? undefined : page }) }),
    returnTo: paths.jobs.search.path(),
    ...(head !== undefined && { head }),
    main: <Main {...list} />,
  });
};
