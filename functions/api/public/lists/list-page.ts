import { PUBLIC_LIST_PAGES } from '@plumbline/shared/options/limits';
import type { PublicJobItem } from '../../../table/jobs/public-job.ts';
import { type Html, html } from '../page/html.ts';
import { address, layout } from '../page/layout.ts';
import type { Words } from '../words/translate.ts';
import { jobList } from './job-list.ts';

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
  head?: Html;
  links?: Html;
};

const pager = ({ words: { t, chosen: lang }, path, page, hasNext }: JobsPage): Html => {
  const link = (to: number, rel: string, label: string) =>
    html`<a rel="${rel}" href="${address(path, { page: to === 1 ? undefined : to, lang })}">${label}</a>`;
  const previous = page > 1 && link(page - 1, 'prev', t('Previous page'));
  const next = hasNext && page < PUBLIC_LIST_PAGES && link(page + 1, 'next', t('Next page'));
  return html`${(previous || next) && html`<nav class="pager" aria-label="${t('Pages')}">${previous}<span>${t('Page {{page}}', { page: String(page) })}</span>${next}</nav>`}`;
};

/** A list of public jobs, page by page. */
export const listPage = (list: JobsPage): string => {
  const { words, path, title, jobs, page, total, head, links } = list;
  const { t } = words;
  const count =
    total !== undefined &&
    total > 0 &&
    html`<p class="muted">${total === 1 ? t('1 job') : t('{{count}} jobs', { count: String(total) })}</p>`;
  const found = jobs.length > 0 ? jobList(jobs, words, 2) : html`<p>${t('No jobs here right now.')}</p>`;
  return layout({
    words,
    title,
    description: t('{{title}}: pay, place and company, without an account.', { title }),
    // Only the first page of a list, with something in it, is worth finding.
    ...(jobs.length > 0 && { path: address(path, { page: page === 1 ? undefined : page }) }),
    returnTo: '/jobs/search',
    ...(head && { head }),
    main: html`<div class="wrap job"><header class="head"><h1>${title}</h1>${count}</header>${found}${pager(list)}${links}</div>`,
  });
};
