import { BUSINESS_ZONE } from '../dates/business-day.ts';
import { formatIsoDay } from '../dates/dates.ts';

type Posting = {
  createdAt: string;
  publishedAt?: string | undefined;
  /** The IANA time zone of the job's ZIP. */
  timeZone?: string | undefined;
};

/** The moment a job was posted: when it was first published, however long it had been a draft. */
export const postedAt = ({ publishedAt, createdAt }: Pick<Posting, 'publishedAt' | 'createdAt'>): string =>
  publishedAt ?? createdAt;

/** The one day (YYYY-MM-DD) a job is said to be posted on, counted where the job is. */
export const postingDay = (job: Posting): string =>
  formatIsoDay(postedAt(job), { timeZone: job.timeZone ?? BUSINESS_ZONE });
