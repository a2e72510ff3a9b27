/** How much overtime a job has. A job without one leaves it open. */
export const overtimes = ['No overtime', 'Some overtime', 'Regular overtime'] as const;
export type Overtime = (typeof overtimes)[number];

/** Whether a job includes travel, and what the company pays for it. */
export const travelTerms = ['Travel required', 'Per diem', 'Travel time paid', 'Mileage paid', 'Lodging paid'] as const;
export type TravelTerm = (typeof travelTerms)[number];

/** The things that workers bring to a job. */
export const ownEquipment = ['Own hand tools', 'Own power tools', 'Own transportation'] as const;
export type OwnEquipment = (typeof ownEquipment)[number];

/** The most openings of a job. A company that hires more people posts another job. */
export const MAX_OPENINGS = 99;
/** The most screening questions of a job; each is one more tap for everyone who applies. */
export const MAX_QUESTIONS = 3;
