/** A published, active job that is no briefing: in search, in matching, on the company's page. */
export const isOpen = (job: { published: boolean; deletedAt?: string | undefined; briefing: boolean }): boolean =>
  job.published && !job.deletedAt && !job.briefing;

/** Posted once, whether it shows now, is paused or has ended; a draft never was. */
export const wasPublished = (job: { published: boolean; publishedAt?: string | undefined }): boolean =>
  job.published || job.publishedAt !== undefined;
