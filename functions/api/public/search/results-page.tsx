import { toSearchAddress } from '@plumbline/shared/contracts/jobs/search-address';
import { slugOf } from '@plumbline/shared/domain/text/slug';
import { JOB_SEARCH_FIRST_PAGE } from '@plumbline/shared/options/limits';
import { isListedTrade } from '@plumbline/shared/options/trades/trade-categories';
import { jobStates, stateName } from '@plumbline/shared/options/us-states';
import { JobList } from '../lists/job-list.tsx';
import { Pager } from '../lists/pager.tsx';
import { address, jobsIn } from '../page/address.ts';
import { jobsText } from '../page/jobs-text.ts';
import { layout } from '../page/layout.tsx';
import { Tape } from '../page/tape.tsx';
import { NoResults } from './no-results.tsx';
import { OtherTowns, OtherTrades, SaveCard } from './result-rail.tsx';
import { SearchForm } from './search-form.tsx';
import {
  memberSearch,
  type ResultsPage,
  savedSearchLink,
  searchLink,
  signUpFacts,
  whereOf,
  zipOfVisitor,
} from './search-links.ts';

/** The width of the tape over a list, whose numbers stay readable on a phone. */
const TAPE_WIDTH = 640;
const NARROW_TAPE_WIDTH = 330;

const titleOf = ({ words: { t, name }, search: { form }, place }: ResultsPage): string => {
  const [trade] = form.tradeCategories;
  const where = whereOf(place);
  return trade
    ? t('{{trade}} jobs near {{place}}', { trade: name(trade), place: where })
    : t('Jobs near {{place}}', { place: where });
};

/** Links to the state, and to the trade in it, where those pages exist. A trade that no list has has none. */
const Crumbs = ({ words: { name, chosen: lang }, search, place: { state } }: ResultsPage) => {
  if (!jobStates.some(({ abbreviation }) => abbreviation === state)) return null;
  const [trade] = search.form.tradeCategories;
  return (
    <p class="crumb">
      <a href={address(jobsIn(state.toLowerCase()), { lang })}>{stateName(state)}</a>
      {trade && isListedTrade(trade) && (
        <>
          <span aria-hidden="true">/</span>
          <a href={address(jobsIn(state.toLowerCase(), slugOf(trade)), { lang })}>{name(trade)}</a>
        </>
      )}
    </p>
  );
};

const countText = ({ words, search, results: { total } }: ResultsPage): string =>
  words.t('{{jobs}} within {{count}} miles', {
    jobs: jobsText(total, words),
    count: String(search.form.radius),
  });

const SortLinks = ({ words, search }: ResultsPage) => (
  <p class="sorts">
    {(['nearest', 'newest'] as const).map((sort) => (
      <a
        key={sort}
        href={searchLink({ ...search, sort, page: JOB_SEARCH_FIRST_PAGE }, words)}
        aria-current={sort === search.sort ? 'true' : undefined}
      >
        {words.t(sort === 'nearest' ? 'Nearest first' : 'Newest first')}
      </a>
    ))}
  </p>
);

const Distances = ({ words, results: { perMile } }: ResultsPage) => {
  const miles = perMile.flatMap((count, mile) => (count > 0 ? [mile] : []));
  const label = words.t('Jobs by distance, from {{from}} to {{to}} miles', {
    from: String(miles.at(0) ?? 0),
    to: String(miles.at(-1) ?? 0),
  });
  return (
    <>
      <Tape kind="wide" miles={miles} label={label} width={TAPE_WIDTH} />
      <Tape kind="slim" miles={miles} label={label} width={NARROW_TAPE_WIDTH} />
    </>
  );
};

const FoundJobs = (page: ResultsPage) => {
  const { words, search, results, path } = page;
  const { chosen: lang } = words;
  const addressOf = (number: number): string =>
    path
      ? address(path, { page: number === 1 ? undefined : number, lang })
      : searchLink({ ...search, page: number - 1 }, words);
  return (
    <>
      {search.form.payAtLeast && (
        <p class="small muted">{words.t('A range counts by its highest pay. Jobs with no pay listed are left out.')}</p>
      )}
      <Distances {...page} />
      <JobList jobs={results.jobs} words={words} zip={zipOfVisitor(page)} />
      <Pager words={words} page={search.page + 1} pageCount={results.pageCount} addressOf={addressOf} />
    </>
  );
};

const Main = (page: ResultsPage) => {
  const { words, search, results } = page;
  return (
    <div class="wrap job">
      <header class="head">
        <Crumbs {...page} />
        <h1>{titleOf(page)}</h1>
      </header>
      <SearchForm words={words} search={search} />
      <div class="cols">
        <section class="res" aria-labelledby="found">
          <div class="reshead">
            <h2 id="found">{countText(page)}</h2>
            {results.total > 1 && <SortLinks {...page} />}
            <a class="btn quiet only-phone" href={savedSearchLink(page)} aria-label={words.t('Save this search')}>
              {words.t('Save')}
            </a>
          </div>
          {results.total > 0 ? <FoundJobs {...page} /> : <NoResults {...page} />}
        </section>
        <aside class="rail" aria-label={words.t('More jobs')}>
          <SaveCard {...page} />
          <OtherTrades {...page} />
          <OtherTowns {...page} />
        </aside>
      </div>
    </div>
  );
};

/** The jobs of a search around a place. */
export const resultsPage = (page: ResultsPage): string => {
  const { words, search, path, results } = page;
  const title = titleOf(page);
  const number = search.page === JOB_SEARCH_FIRST_PAGE ? undefined : search.page + 1;
  return layout({
    words,
    title,
    description: words.t('{{title}}: pay, place and company, without an account.', { title }),
    path: path ?? jobsIn(),
    page: number,
    ...(!path && { query: Object.fromEntries(toSearchAddress(search)) }),
    // Search engines keep the pages of cities with jobs. A search has too many variants.
    isIndexed: path !== undefined && results.jobs.length > 0,
    returnTo: memberSearch(search),
    signUp: signUpFacts(page),
    main: <Main {...page} />,
  });
};
