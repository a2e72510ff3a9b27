/**
 * The effects of each event in the life of an account, with one column for each kind of data that depends on the
 * account. Operations and stream consumers read this table. Data that a row omits stays unchanged.
 */
export const accountEvents = [
  'seeker hidden',
  'seeker deleted',
  'seeker suspended',
  'company user disabled',
  'company user deleted',
  'company closed',
  'company suspended',
  'unlock refunded',
  'application declined',
  'job declined',
  'company blocked',
] as const;
export type AccountEvent = (typeof accountEvents)[number];

/** The kinds of data, each with its possible effects. */
export const accountThings = {
  /**
   * Conversations of the account, with the files of messages. ended: shown without texts. closed: no one can write.
   * removed: deleted for both parties, before the profile, which is needed to find the other parties.
   */
  conversations: ['kept', 'ended', 'closed', 'removed'],
  /**
   * hidden: only companies that already know the person find the profile. removed: all personal data is deleted.
   * closed: only the name remains.
   */
  profile: ['kept', 'hidden', 'removed', 'closed'],
  /**
   * ended: open entries end, and answered ones lose their texts. declined: this entry is declined. withdrawn: pending
   * applications are withdrawn and pending briefings declined.
   */
  entries: ['kept', 'ended', 'declined', 'withdrawn'],
  /** empty: the record of the purchase stays, without details. removed: the contact details are hidden again. */
  contactAccesses: ['kept', 'empty', 'removed'],
  /**
   * canceled: unpaid intents are canceled, unless an open application makes the person known to the company. A payment
   * that still arrives is refunded immediately.
   */
  intents: ['kept', 'canceled'],
  /** Notifications that the person received. */
  notifications: ['kept', 'removed'],
  /** E-mails to the person that haven't been sent yet. */
  mails: ['sent', 'withheld'],
  /** Entries in the search index, of the profile or of the company's jobs. */
  searchEntries: ['kept', 'removed'],
  /** barred: the match is removed and can't be found again for that job. */
  matches: ['kept', 'removed', 'barred'],
  files: ['kept', 'removed'],
  /** The jobs, briefings and projects of the company. */
  jobs: ['kept', 'closed'],
} as const;
export type AccountThing = keyof typeof accountThings;
export type EffectOn<T extends AccountThing> = (typeof accountThings)[T][number];
type Effects = { readonly [T in AccountThing]: EffectOn<T> };

const untouched: Effects = {
  conversations: 'kept',
  profile: 'kept',
  entries: 'kept',
  contactAccesses: 'kept',
  intents: 'kept',
  notifications: 'kept',
  mails: 'sent',
  searchEntries: 'kept',
  matches: 'kept',
  files: 'kept',
  jobs: 'kept',
};

const unlisted = { intents: 'canceled', searchEntries: 'removed', matches: 'removed' } as const;

export const accountEffects: Readonly<Record<AccountEvent, Effects>> = {
  'seeker hidden': { ...untouched, ...unlisted, profile: 'hidden' },
  'seeker deleted': {
    ...untouched,
    conversations: 'removed',
    ...unlisted,
    profile: 'removed',
    entries: 'ended',
    contactAccesses: 'empty',
    notifications: 'removed',
    mails: 'withheld',
    files: 'removed',
  },
  // Nothing is deleted, because staff can reinstate the account.
  'seeker suspended': { ...untouched, conversations: 'ended', ...unlisted, profile: 'hidden', mails: 'withheld' },
  'company user disabled': { ...untouched, mails: 'withheld' },
  'company user deleted': { ...untouched, notifications: 'removed', mails: 'withheld' },
  'company closed': {
    ...untouched,
    conversations: 'removed',
    ...unlisted,
    profile: 'closed',
    contactAccesses: 'empty',
    notifications: 'removed',
    mails: 'withheld',
    files: 'removed',
    jobs: 'closed',
  },
  'company suspended': { ...untouched, conversations: 'ended', ...unlisted, profile: 'hidden', mails: 'withheld' },
  'unlock refunded': { ...untouched, conversations: 'ended', contactAccesses: 'removed' },
  'application declined': { ...untouched, entries: 'declined', matches: 'barred' },
  'job declined': { ...untouched, entries: 'declined', matches: 'barred' },
  // Affects only this company and this job seeker.
  'company blocked': {
    ...untouched,
    conversations: 'closed',
    profile: 'hidden',
    entries: 'withdrawn',
    intents: 'canceled',
    mails: 'withheld',
    matches: 'removed',
  },
};

/** Deleting a user ends the account of a job seeker. The account of a company ends with its last user. */
export type EndOfAccount = Extract<AccountEvent, 'seeker deleted' | 'company user deleted' | 'company closed'>;
