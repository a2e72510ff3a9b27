import * as contract from '@plumbline/shared/contracts/notifications/notifications';
import { operation } from '../../http/operation.ts';
import { unsubscribedPage, unsubscribePage } from '../../services/emails/unsubscribe-pages.ts';
import { readUnsubscription } from '../../services/notifications/unsubscribe.ts';

/** Returns a page with a button. Opening the link changes nothing, because mail scanners open every link. */
export const unsubscribe = operation(contract.unsubscribe, async ({ query }) => {
  const { about, user } = await readUnsubscription(query.token);
  return unsubscribePage(about, user?.language ?? 'en');
});

/** Turns off the e-mails and returns a page in the reader's language. Repeating it changes nothing. */
export const unsubscribeAtOnce = operation(contract.unsubscribeAtOnce, async ({ query }) => {
  const { about, user, turnOff } = await readUnsubscription(query.token);
  await turnOff();
  return unsubscribedPage(about, user?.language ?? 'en');
});
