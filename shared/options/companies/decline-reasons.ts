/** Why a seeker declines a briefing; 'other' comes with free text [BRF-14]. */
export const declineReasons = ['salary', 'benefits', 'requirements', 'location', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];
