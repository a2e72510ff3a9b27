import * as contract from '@plumbline/shared/contracts/notifications/notifications';
import { operation } from '../../http/operation.ts';
import { unsubscribedPage, unsubscribePage } from '../../services/emails/unsubscribe-pages.ts';
import { readUnsubscription } from '../../services/notifications/unsubscribe.ts';

/** Asks first: mail scanners open every link, and what they open must change nothing. */
export const unsubscribe = operation(contract.unsubscribe, async ({ query }) => {
  const { about, user } = await readUnsubscription(query.token);
  return unsubscribePage(about, user?.language ?? 'en');
});

/** Turns the e-mails off and responds with a page in the reader's language. Doing it again changes nothing. */
export const unsubscribeAtOnce = operation(contract.unsubscribeAtOnce, async ({ query }) => {
  const { about, user, turnOff } = await readUnsubscription(query.token);
  await turnOff();
  return unsubscribedPage(about, user?.language ?? 'en');
});
