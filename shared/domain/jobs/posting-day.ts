import { BUSINESS_ZONE } from '../dates/business-day.ts';
import { formatIsoDay } from '../dates/dates.ts';

type Posting = {
  createdAt: string;
  publishedAt?: string | undefined;
  /** The IANA time zone of the job's ZIP Code. */
  timeZone?: string | undefined;
};

/** Returns the time at which a job was first published, or created when it is still a draft. */
export const postedAt = ({ publishedAt, createdAt }: Pick<Posting, 'publishedAt' | 'createdAt'>): string =>
  publishedAt ?? createdAt;

/** Returns the posting day of a job (YYYY-MM-DD) in the time zone of its location. */
export const postingDay = (job: Posting): string =>
  formatIsoDay(postedAt(job), { timeZone: job.timeZone ?? BUSINESS_ZONE });
