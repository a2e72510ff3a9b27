import { placeText } from '@plumbline/shared/domain/text/place-text';
import { slugOf } from '@plumbline/shared/domain/text/slug';
import { isListedTrade } from '@plumbline/shared/options/trades/trade-categories';
import { jobStates, stateName } from '@plumbline/shared/options/us-states';
import { CountList, countNames } from '../lists/count-list.tsx';
import { address, jobsIn } from '../page/address.ts';
import { Icon } from '../page/icons.tsx';
import { type ResultsPage, savedSearchLink, searchLink, searchOfTrade, whereOf } from './search-links.ts';

/** The most links to other trades or towns. */
const MOST_LINKS = 5;

/** Leads to the sign-up, which saves the search with a daily e-mail. */
export const SaveCard = (page: ResultsPage) => {
  const { t } = page.words;
  return (
    <section class="card pad" aria-labelledby="save">
      <h2 id="save">{page.results.total ? t('Get new ones by email') : t('Hear about the first one')}</h2>
      <p class="small muted">{t('Once a day, when new jobs fit this search. You need a free account.')}</p>
      <a class="btn line" href={savedSearchLink(page)}>
        <Icon name="bell" />
        {t('Save this search')}
      </a>
    </section>
  );
};

/** The other trades with jobs in the searched distance. */
export const OtherTrades = ({ words, search: { form }, place, results: { around } }: ResultsPage) => {
  const { t, name } = words;
  const here = around.filter(({ miles }) => miles <= form.radius);
  const counts = countNames(here.flatMap(({ tradeCategories }) => tradeCategories)).filter(
    (each) => isListedTrade(each.name) && !form.tradeCategories.includes(each.name),
  );
  if (counts.length === 0) return null;
  const linkTo = (trade?: string) => {
    const search = searchOfTrade(place.zip, trade);
    return searchLink({ ...search, form: { ...search.form, radius: form.radius } }, words);
  };
  return (
    <section class="card pad" aria-labelledby="trades-here">
      <h2 id="trades-here">{form.tradeCategories.length ? t('Other trades here') : t('Trades here')}</h2>
      <CountList
        words={words}
        counts={counts
          .slice(0, MOST_LINKS)
          .map((each) => ({ ...each, name: name(each.name), href: linkTo(each.name) }))}
      />
      {form.tradeCategories.length > 0 && (
        <a class="lk small" href={linkTo()}>
          {t('All jobs near {{place}}', { place: whereOf(place) })}
        </a>
      )}
    </section>
  );
};

/** Other towns around, with their own jobs of the trade. */
export const OtherTowns = ({ words, search: { form }, place, results: { around } }: ResultsPage) => {
  const { t, name, chosen: lang } = words;
  const [trade] = form.tradeCategories;
  const own = placeText(place);
  const ofTrade = trade ? around.filter(({ tradeCategories }) => tradeCategories.includes(trade)) : around;
  const towns = countNames(ofTrade.map((job) => job.place)).filter(
    (each) => each.name !== own && each.name.includes(', '),
  );
  const slug = trade && isListedTrade(trade) ? slugOf(trade) : undefined;
  const state = jobStates.some(({ abbreviation }) => abbreviation === place.state) ? place.state : undefined;
  if (towns.length === 0) return null;
  return (
    <section class="card pad" aria-labelledby="towns">
      <h2 id="towns">{trade ? t('{{trade}} in other towns', { trade: name(trade) }) : t('Other towns')}</h2>
      <CountList
        words={words}
        counts={towns.slice(0, MOST_LINKS).map((each) => ({
          ...each,
          href: address(jobsIn(slugOf(each.name), slug), { lang }),
        }))}
      />
      {state && (
        <a class="lk small" href={address(jobsIn(state.toLowerCase(), slug), { lang })}>
          {t('All of {{place}}', { place: stateName(state) })}
        </a>
      )}
    </section>
  );
};
