import { createHmac, timingSafeEqual } from 'node:crypto';
import { isOptionalKind, type OptionalKind } from '@plumbline/shared/options/notification-kinds';
import { environment } from '../platform/environment.ts';
import { secret } from '../platform/secrets.ts';

/** A key of its own, derived from the stack's, so that a signature made for something else is worth nothing here. */
const signatureOf = async (text: string): Promise<Buffer> => {
  const key = createHmac('sha256', await secret('ALTCHA_HMAC_KEY'))
    .update('unsubscribe')
    .digest();
  return createHmac('sha256', key).update(text).digest();
};

/** A link that turns off one kind of e-mail for one user, whoever opens it. */
export const unsubscribeLink = async (userId: string, kind: OptionalKind): Promise<string> => {
  const text = `${userId}.${kind}`;
  const signature = (await signatureOf(text)).toString('base64url');
  return `${environment.siteUrl}/api/unsubscribe?token=${text}.${signature}`;
};

/** Whom and what a token names; undefined when it was not made here. */
export const readUnsubscribeToken = async (
  token: string,
): Promise<{ userId: string; kind: OptionalKind } | undefined> => {
  const [userId = '', kind = '', given = ''] = token.split('.');
  const signature = await signatureOf(`${userId}.${kind}`);
  const bytes = Buffer.from(given, 'base64url');
  const isOurs = bytes.length === signature.length && timingSafeEqual(bytes, signature);
  return isOurs && isOptionalKind(kind) ? { userId, kind } : undefined;
};
