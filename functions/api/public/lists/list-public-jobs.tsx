import * as contract from '@plumbline/shared/contracts/public/job-lists';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { slugOf } from '@plumbline/shared/domain/text/slug';
import { cityOfSlug } from '@plumbline/shared/geography/city-slug';
import { PUBLIC_LIST_SIZE } from '@plumbline/shared/options/limits';
import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import { type JobState, jobStates } from '@plumbline/shared/options/us-states';
import { operation } from '../../../http/operation.ts';
import { ApiError } from '../../../platform/errors.ts';
import { newestPublicJobs } from '../../../table/jobs/public-job.ts';
import { address, jobsIn } from '../page/address.ts';
import { pageWords } from '../page/page-language.ts';
import type { Words } from '../words/translate.ts';
import { jobsAround } from './jobs-around.ts';
import { listPage } from './list-page.tsx';

type PublicJobsQuery = { words: Words; place: string; page: number };
type City = NonNullable<ReturnType<typeof cityOfSlug>>;

/** The public jobs of a state, in one query that reads the few pages before as well. */
const stateList = async (state: JobState, { words, place, page }: PublicJobsQuery): Promise<string> => {
  const newest = await newestPublicJobs(state.abbreviation, page * PUBLIC_LIST_SIZE + 1);
  const feed = `/feeds/${place}.xml`;
  return listPage({
    words,
    path: jobsIn(place),
    title: words.t('Jobs in {{place}}', { place: state.name }),
    jobs: newest.slice((page - 1) * PUBLIC_LIST_SIZE, page * PUBLIC_LIST_SIZE),
    page,
    hasNext: newest.length > page * PUBLIC_LIST_SIZE,
    head: <link rel="alternate" type="application/rss+xml" title={words.t('Newest jobs')} href={feed} />,
    links: (
      <p class="links">
        <a href={feed}>{words.t('Newest jobs')} (RSS)</a>
        <a href={address(jobsIn(), { lang: words.chosen })}>{words.t('Jobs by state')}</a>
      </p>
    ),
  });
};

/** The queries of a search around the city, and one read for the rows of the page. */
const cityList = async (
  city: City,
  trade: string | undefined,
  { words, place, page }: PublicJobsQuery,
): Promise<string> => {
  const { t, name, chosen: lang } = words;
  const { jobs, total } = await jobsAround(city, trade, page);
  const where = placeText(city);
  const state = city.state.toLowerCase();
  return listPage({
    words,
    path: trade ? jobsIn(place, slugOf(trade)) : jobsIn(place),
    title: trade
      ? t('{{trade}} jobs near {{place}}', { trade: name(trade), place: where })
      : t('Jobs near {{place}}', { place: where }),
    jobs,
    page,
    total,
    hasNext: total > page * PUBLIC_LIST_SIZE,
    links: (
      <p class="links">
        {trade && <a href={address(jobsIn(place), { lang })}>{t('Jobs near {{place}}', { place: where })}</a>}
        <a href={address(jobsIn(state), { lang })}>{t('Jobs in {{place}}', { place: city.state })}</a>
      </p>
    ),
  });
};

/** The trade of an address. A word for it, such as 'plomero', is looked up in lists that only such an address loads. */
const tradeOfSlug = async (slug: string): Promise<string | undefined> => {
  const trade = tradeCategoryNames.find((each) => slugOf(each) === slug);
  if (trade) return trade;
  const { tradeMeant } = await import('@plumbline/shared/domain/trades/resolve-trade');
  return tradeMeant(slug);
};
const stateOfSlug = (slug: string) => jobStates.find(({ abbreviation }) => abbreviation.toLowerCase() === slug);

export const listPublicJobs = operation(contract.listPublicJobs, async ({ params, query, headers }) => {
  const asked = { words: pageWords(query.lang, headers), place: params.place, page: query.page };
  const state = stateOfSlug(params.place);
  if (state) return stateList(state, asked);
  const city = cityOfSlug(params.place);
  if (!city) throw new ApiError('not_found');
  return cityList(city, undefined, asked);
});

export const listPublicJobsOfTrade = operation(contract.listPublicJobsOfTrade, async ({ params, query, headers }) => {
  const city = cityOfSlug(params.place);
  const trade = city && (await tradeOfSlug(params.trade));
  if (!city || !trade) throw new ApiError('not_found');
  return cityList(city, trade, { words: pageWords(query.lang, headers), place: params.place, page: query.page });
});
