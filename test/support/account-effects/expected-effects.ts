import { type AccountEvent, type AccountThing, accountThings } from '@plumbline/shared/domain/access/account-effects';

export const things = Object.keys(accountThings) as AccountThing[];

/**
 * Written by hand, in the order of the things: conversations, profile, entries, contact accesses, intents,
 * notifications, mails, search entries, matches, files, jobs. The product's own table can't be its own proof.
 */
const expected: Record<AccountEvent, string> = {
  'seeker hidden': 'kept hidden kept kept canceled kept sent removed removed kept kept',
  'seeker deleted': 'removed removed ended empty canceled removed withheld removed removed removed kept',
  'seeker suspended': 'ended hidden kept kept canceled kept withheld removed removed kept kept',
  'company user disabled': 'kept kept kept kept kept kept withheld kept kept kept kept',
  'company user deleted': 'kept kept kept kept kept removed withheld kept kept kept kept',
  'company closed': 'removed closed kept empty canceled removed withheld removed removed removed closed',
  'company suspended': 'ended hidden kept kept canceled kept withheld removed removed kept kept',
  'unlock refunded': 'ended kept kept removed kept kept sent kept kept kept kept',
  'application declined': 'kept kept declined kept kept kept sent kept barred kept kept',
  'job declined': 'kept kept declined kept kept kept sent kept barred kept kept',
  'company blocked': 'closed hidden withdrawn kept canceled kept withheld kept removed kept kept',
};

/** The promised effect of an event on a thing. */
export const expectedOf = (event: AccountEvent, thing: AccountThing): string | undefined =>
  expected[event].split(' ')[things.indexOf(thing)];
