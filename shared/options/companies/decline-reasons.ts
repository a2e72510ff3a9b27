/** The reasons for declining a briefing. 'other' requires a text [BRF-14]. */
export const declineReasons = ['salary', 'benefits', 'requirements', 'location', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];
