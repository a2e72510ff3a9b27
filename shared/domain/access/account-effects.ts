/**
 * What becomes of everything that hangs on an account when something happens to it: one row for each event, one column
 * for each kind of thing. Operations and stream consumers look here; what a row leaves out stays as it is.
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

/** Each kind of thing, with all that can become of it. */
export const accountThings = {
  /**
   * With those the account is connected to, files of messages included. ended: shown without its texts. closed: nothing
   * can be written. removed: gone on both sides; first of all, because the profile knows with whom it wrote.
   */
  conversations: ['kept', 'ended', 'closed', 'removed'],
  /**
   * hidden: only who knows the person already finds it. removed: nothing of the person is left. closed: a name alone.
   */
  profile: ['kept', 'hidden', 'removed', 'closed'],
  /**
   * ended: open ones end, answered ones lose their words. declined: the one this is about. withdrawn: applications that
   * wait are taken back, briefings that wait are answered with no.
   */
  entries: ['kept', 'ended', 'declined', 'withdrawn'],
  /** empty: the record of a purchase stays and shows nothing. removed: the details are closed again. */
  contactAccesses: ['kept', 'empty', 'removed'],
  /**
   * canceled: what is not paid yet, unless an open application makes the person known; what is paid goes back
   * immediately.
   */
  intents: ['kept', 'canceled'],
  /** Those the person was sent. */
  notifications: ['kept', 'removed'],
  /** Those still under way to the person. */
  mails: ['sent', 'withheld'],
  /** Of the profile, or of the company's jobs. */
  searchEntries: ['kept', 'removed'],
  /** barred: never found again for that job. */
  matches: ['kept', 'removed', 'barred'],
  files: ['kept', 'removed'],
  /** The company's jobs, briefings and projects. */
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
  // Staff may reinstate the account, so nothing is taken apart.
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
  // Only between the two; nothing changes for others.
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

/** Deleting a user ends the person's account, or a whole company when it was the last user. */
export type EndOfAccount = Extract<AccountEvent, 'seeker deleted' | 'company user deleted' | 'company closed'>;
