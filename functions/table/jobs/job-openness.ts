type Facts = {
  published: boolean;
  briefing: boolean;
  deletedAt?: string | undefined;
  suspendedAt?: string | undefined;
  takenDown?: unknown;
};

/** Returns whether a job counts as open for its company: published, not deleted, not taken down and no briefing. */
export const isPosted = ({ published, deletedAt, briefing, takenDown }: Facts): boolean =>
  published && !deletedAt && !briefing && !takenDown;

/**
 * Returns whether a job is shown in search, matching and on the company's page: posted, and its company isn't
 * suspended.
 */
export const isOpen = (job: Facts): boolean => isPosted(job) && !job.suspendedAt;

/** Returns whether a job was ever posted, even if it is paused or ended by now. Drafts were never posted. */
export const wasPublished = (job: { published: boolean; publishedAt?: string | undefined }): boolean =>
  job.published || job.publishedAt !== undefined;

type Endings = Pick<Facts, 'deletedAt' | 'suspendedAt' | 'takenDown'> & { filledAt?: string | undefined };

/** Returns whether nothing has ended or hidden a job or briefing, so that its pending entries wait for a decision. */
export const awaitsDecisions = (job: Endings & Parameters<typeof wasPublished>[0]): boolean =>
  wasPublished(job) && !job.deletedAt && !job.filledAt && !job.suspendedAt && !job.takenDown;
