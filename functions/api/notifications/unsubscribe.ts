import * as contract from '@plumbline/shared/contracts/notifications/notifications';
import { type Language, preferredLanguage } from '@plumbline/shared/options/languages';
import { operation } from '../../http/operation.ts';
import { unsubscribedPage, unsubscribePage } from '../../services/emails/unsubscribe-pages.ts';
import { readUnsubscription } from '../../services/notifications/unsubscribe.ts';

type Reader = { user: { language?: Language | undefined } | undefined; headers: Record<string, string | undefined> };

/** The language of the account; a deleted one leaves that of the browser. */
const languageOf = ({ user, headers }: Reader): Language =>
  user?.language ?? preferredLanguage(headers['accept-language']);

/**
 * Returns a page with a button, or without one when the e-mails are off. Opening the link changes nothing, because mail
 * scanners open every link.
 */
export const unsubscribe = operation(contract.unsubscribe, async ({ query, headers }) => {
  const { about, user, isOff } = await readUnsubscription(query.token);
  return (isOff ? unsubscribedPage : unsubscribePage)(about, languageOf({ user, headers }));
});

/** Turns off the e-mails and returns a page in the reader's language. Repeating it changes nothing. */
export const unsubscribeAtOnce = operation(contract.unsubscribeAtOnce, async ({ query, headers }) => {
  const { about, user, turnOff } = await readUnsubscription(query.token);
  await turnOff();
  return unsubscribedPage(about, languageOf({ user, headers }));
});
