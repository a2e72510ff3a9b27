import { slugOf } from '@plumbline/shared/domain/text/slug';
import { citySlug } from '@plumbline/shared/geography/city-slug';
import { isListedTrade } from '@plumbline/shared/options/trades/trade-categories';
import { stateName } from '@plumbline/shared/options/us-states';
import type { JobItem } from '../../../table/jobs/job.ts';
import { JobList, type ListedJob } from '../lists/job-list.tsx';
import { address, jobsIn } from '../page/address.ts';
import { othersNear } from '../search/read-results.ts';
import type { Words } from '../words/translate.ts';

const SHOWN = 3;

export type NearJobs = { trade: string; jobs: ListedJob[] };

/** Returns the first trade of a job that has public lists. */
const listedTrade = ({ tradeCategories }: JobItem): string | undefined => tradeCategories.find(isListedTrade);

/** A few others of the trade: the queries of a search, and one read. */
export const readNearJobs = async (job: JobItem): Promise<NearJobs | undefined> => {
  const trade = listedTrade(job);
  return trade === undefined ? undefined : { trade, jobs: await othersNear(job, trade, SHOWN) };
};

type NearSectionProps = { near: NearJobs | undefined; job: JobItem; words: Words };

/** Other jobs of the trade, for readers whom this one doesn't suit. */
export const NearSection = ({ near, job: { city, state }, words }: NearSectionProps) => {
  if (!near || near.jobs.length === 0) return null;
  const { t, name, chosen: lang } = words;
  // Without a known city, the list of the state is the nearest one there is.
  const list = city ? `${citySlug({ city, state })}/${slugOf(near.trade)}` : state.toLowerCase();
  return (
    <section class="section more" aria-labelledby="near">
      <div class="listhead">
        <h2 id="near">
          {t('More {{trade}} near {{place}}', { trade: name(near.trade), place: city || stateName(state) })}
        </h2>
        <a href={address(jobsIn(list), { lang })}>{t('See all jobs')}</a>
      </div>
      <JobList jobs={near.jobs} words={words} />
    </section>
  );
};
