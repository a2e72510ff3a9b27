/** The kinds of entries in the activity log [CON-24]. */
export const activityTypes = ['view-job-details', 'view-project-details', 'accept-job-application'] as const;
export type ActivityType = (typeof activityTypes)[number];
