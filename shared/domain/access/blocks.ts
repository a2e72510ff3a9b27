/** The ways in which one profile meets another. */
export const meetings = ['search', 'match', 'application', 'offer', 'purchase', 'mail', 'message', 'profile'] as const;
export type Meeting = (typeof meetings)[number];

/**
 * What a block leaves of each: nothing, or what was open before. Contact details that were paid for or agreed on stay
 * with whoever has them; nothing new is added to them.
 */
export const blockEffects: Readonly<Record<Meeting, 'ended' | 'kept where open'>> = {
  search: 'ended',
  match: 'ended',
  application: 'ended',
  offer: 'ended',
  purchase: 'ended',
  mail: 'ended',
  message: 'ended',
  profile: 'kept where open',
};

/** The block between two profiles, if there is one, and whether contact details are open to the one that was blocked. */
type Between = { block: unknown; isOpen?: boolean };

/** Whether two profiles still meet in some way. */
export const allowsContact = (meeting: Meeting, { block, isOpen = false }: Between): boolean =>
  !block || (blockEffects[meeting] === 'kept where open' && isOpen);
