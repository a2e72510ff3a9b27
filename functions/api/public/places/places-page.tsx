import type { JobSearch } from '@plumbline/shared/contracts/jobs/search-address';
import { slugOf } from '@plumbline/shared/domain/text/slug';
import { paths } from '@plumbline/shared/options/paths';
import { isListedTrade } from '@plumbline/shared/options/trades/trade-categories';
import { CountList, FoldedCounts } from '../lists/count-list.tsx';
import { address, jobsIn } from '../page/address.ts';
import { jobsText } from '../page/jobs-text.ts';
import { layout } from '../page/layout.tsx';
import { ShortSearchForm } from '../search/search-form.tsx';
import type { Words } from '../words/translate.ts';
import type { Places } from './read-places.ts';

/** The number of trades that show without a click. */
const SHOWN_TRADES = 8;

export type PlacesPage = {
  words: Words;
  search: JobSearch;
  /** What is wrong with the search that led here. */
  problem: string | undefined;
  /** The searched trade, to which the links keep. */
  trade: string | undefined;
  places: Places;
};

const titleOf = ({ words: { t, name }, trade }: PlacesPage): string =>
  trade ? t('{{trade}} jobs by state', { trade: name(trade) }) : t('Jobs by state');

const statesText = ({ words, places: { total, states } }: PlacesPage): string =>
  states.length === 1
    ? words.t('{{jobs}} in one state. Pick it, or start with your ZIP Code.', { jobs: jobsText(total, words) })
    : words.t('{{jobs}} in {{count}} states. Pick a state, or start with your ZIP Code.', {
        jobs: jobsText(total, words),
        count: String(states.length),
      });

const States = ({ words, trade, places: { states } }: PlacesPage) => {
  const { t, chosen: lang } = words;
  if (states.length === 0) return <p>{t('No jobs here right now.')}</p>;
  const slug = trade && isListedTrade(trade) ? slugOf(trade) : undefined;
  return (
    <section class="card pad" aria-label={t('States')}>
      <CountList
        columns
        words={words}
        counts={states.map(({ name, count, abbreviation }) => ({
          ...{ name, count },
          href: address(jobsIn(abbreviation.toLowerCase(), slug), { lang }),
        }))}
      />
    </section>
  );
};

const Trades = ({ words, places: { trades } }: PlacesPage) => {
  const { t, name, chosen: lang } = words;
  if (trades.length === 0) return null;
  return (
    <section class="section" aria-labelledby="by-trade">
      <h2 id="by-trade">{t('Jobs by trade')}</h2>
      <FoldedCounts
        kind="bars"
        shown={SHOWN_TRADES}
        more={t('Show all {{count}} trades', { count: String(trades.length) })}
        words={words}
        counts={trades.map((each) => ({
          name: name(each.name),
          count: each.count,
          href: address(jobsIn(), { trade: each.name, lang }),
        }))}
      />
    </section>
  );
};

/** The states and trades with jobs, for visitors without a place, or with one that doesn't exist. */
export const placesPage = (page: PlacesPage): string => {
  const { words, search, problem, trade, places } = page;
  const title = titleOf(page);
  return layout({
    words,
    title,
    description: words.t('{{title}}: pay, place and company, without an account.', { title }),
    path: jobsIn(),
    query: { trade },
    isIndexed: problem === undefined && trade === undefined,
    returnTo: paths.jobs.search.path(),
    signUp: { trade },
    main: (
      <div class="wrap job">
        <header class="head">
          <h1>{title}</h1>
          {places.total > 0 && <p class="muted">{statesText(page)}</p>}
        </header>
        <ShortSearchForm words={words} search={search} problem={problem} />
        <States {...page} />
        <Trades {...page} />
      </div>
    ),
  });
};
