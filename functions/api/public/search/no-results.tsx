import { JOB_SEARCH_FIRST_PAGE, SEARCH_RADIUS_MILES } from '@plumbline/shared/options/limits';
import { JobList } from '../lists/job-list.tsx';
import { Icon } from '../page/icons.tsx';
import { jobsText } from '../page/jobs-text.ts';
import { type ResultsPage, searchLink, searchOfTrade, zipOfVisitor } from './search-links.ts';

/** Two ways to jobs for a search without results, with their numbers: all trades here, and the trade farther away. */
const WaysOn = ({ words, search, place, results: { around } }: ResultsPage) => {
  const { t, name } = words;
  const { radius, tradeCategories } = search.form;
  const [trade] = tradeCategories;
  const here = around.filter(({ miles }) => miles <= radius).length;
  const farther = trade ? around.filter((job) => job.tradeCategories.includes(trade)).length : around.length;
  const allHere = searchOfTrade(place.zip);
  const [all, wider] = [{ ...allHere, form: { ...allHere.form, radius } }, searchOfTrade(place.zip, trade)];
  const title = trade ? name(trade) : t('All trades');
  return (
    <p class="ways">
      {here > 0 && (
        <a class="btn line" href={searchLink(all, words)}>
          {t('All trades here, {{jobs}}', { jobs: jobsText(here, words) })}
        </a>
      )}
      {farther > 0 && (
        <a class="btn line" href={searchLink({ ...wider, page: JOB_SEARCH_FIRST_PAGE }, words)}>
          {t('{{trade}} within {{count}} miles, {{jobs}}', {
            trade: title,
            count: String(SEARCH_RADIUS_MILES),
            jobs: jobsText(farther, words),
          })}
        </a>
      )}
    </p>
  );
};

/** What a search without results says, and the nearest jobs of the trade. */
export const NoResults = (page: ResultsPage) => {
  const { words, search, beyond } = page;
  const { t, name } = words;
  const [trade] = search.form.tradeCategories;
  return (
    <>
      <div class="card none">
        <Icon name="search-x" />
        <h3>{t('No results. Check back next time!')}</h3>
        <p class="muted">{trade ? t('Try all trades, or a bigger town nearby.') : t('Try a bigger town nearby.')}</p>
        <WaysOn {...page} />
      </div>
      {beyond.length > 0 && (
        <section class="section more" aria-labelledby="nearest">
          <h2 id="nearest">
            {trade ? t('The nearest {{trade}} jobs', { trade: name(trade) }) : t('The nearest jobs')}
          </h2>
          <JobList jobs={beyond} words={words} zip={zipOfVisitor(page)} />
        </section>
      )}
    </>
  );
};
