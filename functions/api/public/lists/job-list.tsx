import { shortPay } from '@plumbline/shared/domain/jobs/pay-text';
import { postingDay } from '@plumbline/shared/domain/jobs/posting-day';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import type { Child } from 'hono/jsx';
import type { PublicJobItem } from '../../../table/jobs/public-job.ts';
import { address } from '../page/address.ts';
import { Icon } from '../page/icons.tsx';
import { relativeDayText } from '../words/relative-day.ts';
import { rowFactLine } from '../words/row-fact-line.ts';
import type { Words } from '../words/translate.ts';

/** A job of a list, with its distance where the page has a place. */
export type ListedJob = { job: PublicJobItem; miles?: number };

const Miles = ({ miles, words: { t } }: { miles: number; words: Words }) => (
  <p class="dist figure num">
    {miles < 1 ? (
      <>
        <span class="u">{t('under')}</span> <b>1</b>
      </>
    ) : (
      <b>{Math.round(miles)}</b>
    )}{' '}
    {t('mi')}
  </p>
);

const Pill = ({ children }: { children?: Child }) => <span class="pill plain">{children}</span>;

const Row = ({ job, miles, words, zip }: ListedJob & { words: Words; zip: string | undefined }) => {
  const { t, name, language, chosen: lang } = words;
  const posted = postingDay({ ...job, createdAt: job.postedAt });
  const facts = rowFactLine(job, words);
  return (
    <li>
      {miles !== undefined && <Miles miles={miles} words={words} />}
      <div class="what">
        <h3>
          <a href={address(paths.publicJob.path(job.id), { zip, lang })}>{job.name}</a>
        </h3>
        <p class="facts">
          <b>{job.companyName}</b>
          <span>{placeText(job)}</span>
        </p>
      </div>
      <div class="terms">
        <p class="pay num">{shortPay(job, language)}</p>
        <p class="tags">
          <span class="when">{t('Posted {{when}}', { when: relativeDayText(posted, words, job.timeZone) })}</span>
          <Pill>{name(job.type)}</Pill>
          {job.willingToProvidePaidTraining && (
            <span class="pill">
              <Icon name="graduation-cap" small />
              {t('Paid training')}
            </span>
          )}
        </p>
      </div>
      {facts && <p class="extra num">{facts}</p>}
      <Icon name="chevron-right" />
    </li>
  );
};

type JobListProps = { jobs: readonly ListedJob[]; words: Words; zip?: string | undefined };

/** Rows of public jobs in one bordered list. The whole row opens the job, for which the link keeps the ZIP. */
export const JobList = ({ jobs, words, zip }: JobListProps) => (
  <ul class={jobs.some(({ miles }) => miles !== undefined) ? 'list card far' : 'list card'}>
    {jobs.map((each) => (
      <Row key={each.job.id} {...each} words={words} zip={zip} />
    ))}
  </ul>
);
