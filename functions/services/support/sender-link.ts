import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths } from '@plumbline/shared/options/paths';
import { ApiError } from '../../platform/errors.ts';
import { currentKey, tryAcceptedKeys } from '../../platform/secrets/keys.ts';
import { readSupportRequest, type SupportRequestItem } from '../../table/accounts/support-request.ts';

/** Separates these links from those that turn off e-mails, which are signed with the same key. */
const LABEL = 'support';

const signatureOf = (key: Buffer, id: string): Buffer => createHmac('sha256', key).update(id).digest();

/** Returns the path of the page where the sender of a request reads the answers and writes more, without an account. */
export const senderPath = async (id: string): Promise<string> => {
  const signature = signatureOf(await currentKey('unsubscribe', LABEL), id).toString('base64url');
  return paths.supportRequest.path({ key: `${id}.${signature}` });
};

/** Returns the request that a sender's link opens. Throws `support_link_invalid`, also when the request was deleted. */
export const requireLinkedRequest = async (link: string): Promise<SupportRequestItem> => {
  const [id = '', given = ''] = link.split('.');
  const bytes = Buffer.from(given, 'base64url');
  const isOurs = await tryAcceptedKeys(
    'unsubscribe',
    (key) => {
      const signature = signatureOf(key, id);
      return (bytes.length === signature.length && timingSafeEqual(bytes, signature)) || undefined;
    },
    LABEL,
  );
  const request = isOurs && (await readSupportRequest(id));
  if (!request) throw new ApiError('support_link_invalid');
  return request;
};
