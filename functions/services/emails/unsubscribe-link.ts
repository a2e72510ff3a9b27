import { createHmac, timingSafeEqual } from 'node:crypto';
import { isOptionalKind, type OptionalKind } from '@plumbline/shared/options/notification-kinds';
import { environment } from '../../platform/environment.ts';
import { currentKey, tryAcceptedKeys } from '../../platform/secrets/keys.ts';

const signatureOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const SEARCH = 'search-';

const linkOf = async (text: string): Promise<string> => {
  const signature = signatureOf(await currentKey('unsubscribe'), text).toString('base64url');
  return `${environment.siteUrl}/api/unsubscribe?token=${text}.${signature}`;
};

/** Returns a link that turns off one kind of e-mail for one user without signing in. */
export const unsubscribeLink = (userId: string, kind: OptionalKind): Promise<string> => linkOf(`${userId}.${kind}`);

/** Returns a link that turns off the e-mails of one saved search without signing in. */
export const searchUnsubscribeLink = (seeker: string, id: string): Promise<string> =>
  linkOf(`${seeker}.${SEARCH}${id}`);

export type Unsubscription = { userId: string; kind: OptionalKind } | { seeker: string; id: string };

/**
 * Returns the user and the kind of e-mail, or the seeker and the search, that a token names. Undefined when the
 * signature is wrong.
 */
export const readUnsubscribeToken = async (token: string): Promise<Unsubscription | undefined> => {
  const [whose = '', what = '', given = ''] = token.split('.');
  const bytes = Buffer.from(given, 'base64url');
  const isOurs = await tryAcceptedKeys('unsubscribe', (key) => {
    const signature = signatureOf(key, `${whose}.${what}`);
    return (bytes.length === signature.length && timingSafeEqual(bytes, signature)) || undefined;
  });
  if (!isOurs) return undefined;
  if (what.startsWith(SEARCH)) return { seeker: whose, id: what.slice(SEARCH.length) };
  return isOptionalKind(what) ? { userId: whose, kind: what } : undefined;
};
