/** Also said for a job that exists but is not the caller's to know of (EMP-32). */
export const NO_JOB = "We couldn't find data for this job.";
export const JOB_DELETED = 'This Job has been deleted';
