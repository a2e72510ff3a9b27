/**
 * The entities (attribute `_et` of an item) each consumer of the table's stream is called for.
 * A consumer never sees the items it writes itself, so that it cannot feed on its own output. The one exception ends by
 * itself: the projector writes a company's new name into its jobs, or closes them with the company, and ends the entries
 * of a deleted account; what follows from these changes is done once.
 */
export const streamEntities = {
  /** Search entries, matches, counters and the companies' activity lists are made from these. */
  projector: ['Job', 'SeekerProfile', 'CompanyProfile', 'SentJobPost', 'AccessEntry', 'ContactAccess', 'EndedAccount'],
  /** Notifications and e-mails are made from these. */
  notifier: ['AccessEntry', 'Payment', 'SentJobPost', 'Match'],
} as const;
