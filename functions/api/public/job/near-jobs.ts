import { slugOf } from '@plumbline/shared/domain/text/slug';
import { citySlug } from '@plumbline/shared/geography/city-slug';
import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import { stateName } from '@plumbline/shared/options/us-states';
import type { JobItem } from '../../../table/jobs/job.ts';
import type { PublicJobItem } from '../../../table/jobs/public-job.ts';
import { jobList } from '../lists/job-list.ts';
import { othersNear } from '../lists/jobs-around.ts';
import { type Html, html } from '../page/html.ts';
import { address } from '../page/layout.ts';
import type { Words } from '../words/translate.ts';

const SHOWN = 3;

export type NearJobs = { trade: string; jobs: PublicJobItem[]; total: number };

/** The first trade of a job that the lists know. */
export const listedTrade = ({ tradeCategories }: JobItem): string | undefined =>
  tradeCategories.find((trade) => (tradeCategoryNames as readonly string[]).includes(trade));

/** A few others of the trade: the queries of a search, and one read. */
export const readNearJobs = async (job: JobItem): Promise<NearJobs | undefined> => {
  const trade = listedTrade(job);
  return trade === undefined ? undefined : { trade, ...(await othersNear(job, trade, SHOWN)) };
};

/** The way on for those whom this job does not suit. */
export const nearSection = (near: NearJobs | undefined, { city, state }: JobItem, words: Words): Html => {
  if (!near || near.jobs.length === 0) return html``;
  const { t, name, chosen: lang } = words;
  // Where the city is not known, the list of the state is the nearest one there is.
  const list = city ? `${citySlug({ city, state })}/${slugOf(near.trade)}` : state.toLowerCase();
  const all = address(`/jobs-in/${list}`, { lang });
  const title = t('More {{trade}} near {{place}}', { trade: name(near.trade), place: city || stateName(state) });
  return html`<section class="section more" aria-labelledby="near"><div class="listhead"><h2 id="near">${title}</h2><a href="${all}">${t('See all jobs')}</a></div>${jobList(near.jobs, words, 3)}</section>`;
};
