type Facts = {
  published: boolean;
  briefing: boolean;
  deletedAt?: string | undefined;
  suspendedAt?: string | undefined;
};

/** A published, active job that is no briefing, which counts as open for its company. */
export const isPosted = ({ published, deletedAt, briefing }: Facts): boolean => published && !deletedAt && !briefing;

/** The same, of a company that is not suspended: in search, in matching, on the company's page. */
export const isOpen = (job: Facts): boolean => isPosted(job) && !job.suspendedAt;

/** Posted once, whether it shows now, is paused or has ended; a draft never was. */
export const wasPublished = (job: { published: boolean; publishedAt?: string | undefined }): boolean =>
  job.published || job.publishedAt !== undefined;
