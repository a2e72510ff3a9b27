import { placeText } from '@plumbline/shared/domain/text/place-text';
import { slugOf } from '@plumbline/shared/domain/text/slug';
import { DAY_MS, PUBLIC_LIST_SIZE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import type { JobState } from '@plumbline/shared/options/us-states';
import { now } from '../../../platform/clock.ts';
import type { PublicJobItem } from '../../../table/jobs/public-job.ts';
import { countNames, FoldedCounts } from '../lists/count-list.tsx';
import { JobList } from '../lists/job-list.tsx';
import { Pager } from '../lists/pager.tsx';
import { address, jobsIn } from '../page/address.ts';
import { jobsText } from '../page/jobs-text.ts';
import { layout } from '../page/layout.tsx';
import { ShortSearchForm } from '../search/search-form.tsx';
import { searchOfTrade } from '../search/search-links.ts';
import type { Words } from '../words/translate.ts';
import { countTrades } from './read-places.ts';

/** The numbers of towns and trades that show without a click. */
const [SHOWN_TOWNS, SHOWN_TRADES] = [15, 8];
const WEEK_MS = 7 * DAY_MS;

export type StatePage = {
  words: Words;
  state: JobState;
  trade: string | undefined;
  /** The newest jobs of the state, and those of the trade among them. */
  all: readonly PublicJobItem[];
  jobs: readonly PublicJobItem[];
  /** Counted from 1. */
  page: number;
  pageCount: number;
};

const slugOfState = ({ state }: StatePage): string => state.abbreviation.toLowerCase();

const titleOf = ({ words: { t, name }, state, trade }: StatePage): string =>
  trade
    ? t('{{trade}} jobs in {{place}}', { trade: name(trade), place: state.name })
    : t('Jobs in {{place}}', { place: state.name });

const summaryOf = ({ words, jobs }: StatePage): string => {
  const since = new Date(now().getTime() - WEEK_MS).toISOString();
  const facts = {
    jobs: jobsText(jobs.length, words),
    fresh: String(jobs.filter(({ postedAt }) => postedAt > since).length),
    trained: String(jobs.filter(({ willingToProvidePaidTraining }) => willingToProvidePaidTraining).length),
  };
  return words.t('{{jobs}}. Posted this week: {{fresh}}. With paid training: {{trained}}.', facts);
};

const Towns = ({ words, trade, jobs }: StatePage) => {
  const { t, chosen: lang } = words;
  const towns = new Map(jobs.filter(({ city }) => city).map(({ city, state }) => [placeText({ city, state }), city]));
  const counts = countNames(jobs.filter(({ city }) => city).map(placeText)).map(({ name: place, count }) => ({
    name: towns.get(place) ?? place,
    count,
    href: address(jobsIn(slugOf(place), trade && slugOf(trade)), { lang }),
  }));
  if (counts.length === 0) return null;
  return (
    <section class="section" aria-labelledby="towns">
      <h2 id="towns">{t('Towns')}</h2>
      <FoldedCounts
        kind="list"
        columns
        shown={SHOWN_TOWNS}
        more={t('Show all {{count}} towns', { count: String(counts.length) })}
        words={words}
        counts={counts}
      />
    </section>
  );
};

const Trades = (page: StatePage) => {
  const { words, all, trade } = page;
  const { t, name, chosen: lang } = words;
  const counts = countTrades(all)
    .filter((each) => each.name !== trade)
    .map((each) => ({
      name: name(each.name),
      count: each.count,
      href: address(jobsIn(slugOfState(page), slugOf(each.name)), { lang }),
    }));
  if (counts.length === 0) return null;
  return (
    <section class="card pad" aria-labelledby="trades-here">
      <h2 id="trades-here">{trade ? t('Other trades') : t('Trades')}</h2>
      <FoldedCounts
        kind="bars"
        shown={SHOWN_TRADES}
        more={t('Show all {{count}} trades', { count: String(counts.length) })}
        words={words}
        counts={counts}
      />
    </section>
  );
};

const pathOf = (page: StatePage): string => jobsIn(slugOfState(page), page.trade && slugOf(page.trade));

const Newest = (page: StatePage) => {
  const { words, jobs, state, page: number, pageCount } = page;
  const { t, chosen: lang } = words;
  const shown = jobs.slice((number - 1) * PUBLIC_LIST_SIZE, number * PUBLIC_LIST_SIZE);
  return (
    <section class="section" aria-labelledby="newest">
      <h2 id="newest">{t('New in {{place}}', { place: state.name })}</h2>
      {shown.length > 0 ? (
        <JobList jobs={shown.map((job) => ({ job }))} words={words} />
      ) : (
        <p>{t('No jobs here right now.')}</p>
      )}
      <Pager
        words={words}
        page={number}
        pageCount={pageCount}
        addressOf={(other) => address(pathOf(page), { page: other === 1 ? undefined : other, lang })}
      />
    </section>
  );
};

const Crumbs = (page: StatePage) => {
  const { words, state, trade } = page;
  const { t, chosen: lang } = words;
  return (
    <p class="crumb">
      <a href={address(jobsIn(), { lang })}>{t('All states')}</a>
      {trade && (
        <>
          <span aria-hidden="true">/</span>
          <a href={address(jobsIn(slugOfState(page)), { lang })}>{state.name}</a>
        </>
      )}
    </p>
  );
};

/** The jobs of a state, or of a trade in it: its towns and trades with their numbers, and the newest jobs. */
export const statePage = (page: StatePage): string => {
  const { words, trade, jobs, page: number } = page;
  const { t } = words;
  const title = titleOf(page);
  const feed = `/feeds/${slugOfState(page)}.xml`;
  return layout({
    words,
    title,
    description: t('{{title}}: pay, place and company, without an account.', { title }),
    path: pathOf(page),
    page: number === 1 ? undefined : number,
    isIndexed: jobs.length > 0,
    returnTo: paths.jobs.search.path({ trade }),
    signUp: { trade },
    head: <link rel="alternate" type="application/rss+xml" title={t('Newest jobs')} href={feed} />,
    main: (
      <div class="wrap job">
        <header class="head">
          <Crumbs {...page} />
          <h1>{title}</h1>
          {jobs.length > 0 && <p class="muted">{summaryOf(page)}</p>}
        </header>
        <ShortSearchForm words={words} search={searchOfTrade('', trade)} />
        <div class="cols">
          <div class="res">
            {number === 1 && <Towns {...page} />}
            <Newest {...page} />
            <p class="links">
              <a href={feed}>{t('Newest jobs')} (RSS)</a>
            </p>
          </div>
          <aside class="rail" aria-label={t('Trades')}>
            <Trades {...page} />
          </aside>
        </div>
      </div>
    ),
  });
};
