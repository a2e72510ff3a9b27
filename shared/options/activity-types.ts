/** What the activity log records [CON-24]. */
export const activityTypes = ['view-job-details', 'view-project-details', 'accept-job-application'] as const;
export type ActivityType = (typeof activityTypes)[number];
