import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { shortPay } from '@plumbline/shared/domain/jobs/pay-text';
import { postingDay } from '@plumbline/shared/domain/jobs/posting-day';
import { placeText } from '@plumbline/shared/domain/text/place-text';
import { paths } from '@plumbline/shared/options/paths';
import type { Child } from 'hono/jsx';
import type { PublicJobItem } from '../../../table/jobs/public-job.ts';
import { address } from '../page/address.ts';
import { Icon } from '../page/icons.tsx';
import type { Words } from '../words/translate.ts';

type Level = 2 | 3;

const RowHeading = ({ level, children }: { level: Level; children?: Child }) =>
  level === 2 ? <h2 class="row">{children}</h2> : <h3>{children}</h3>;

const Row = ({ job, words, level }: { job: PublicJobItem; words: Words; level: Level }) => {
  const { t, language, chosen: lang } = words;
  const date = formatDate(postingDay({ ...job, createdAt: job.postedAt }), { locale: language });
  return (
    <li>
      <div>
        <RowHeading level={level}>
          <a href={address(paths.publicJob.path(job.id), { lang })}>{job.name}</a>
        </RowHeading>
        <p class="facts">
          <b>{job.companyName}</b>
          <span>{placeText(job)}</span>
          <span>{t('Posted on {{date}}', { date })}</span>
        </p>
      </div>
      <p class="pay num">
        {shortPay(job, language)}{' '}
        {job.willingToProvidePaidTraining && (
          <span class="pill">
            <Icon name="graduation-cap" small />
            {t('Paid training')}
          </span>
        )}
      </p>
    </li>
  );
};

type JobListProps = { jobs: readonly PublicJobItem[]; words: Words; level: Level };

/** Rows of public jobs in one bordered list; `level` is that of their headings on the page. */
export const JobList = ({ jobs, words, level }: JobListProps) => (
  <ul class="list card">
    {jobs.map((job) => (
      <Row key={job.id} job={job} words={words} level={level} />
    ))}
  </ul>
);
