import type { SenderRequest } from '@plumbline/shared/contracts/reports/support-request';
import * as contract from '@plumbline/shared/contracts/reports/support-request';
import { operation } from '../../http/operation.ts';
import { mayWriteMore } from '../../services/support/add-reply.ts';
import { requireLinkedRequest } from '../../services/support/sender-link.ts';
import { writeAgain } from '../../services/support/write-again.ts';
import { requestState, type SupportRequestItem } from '../../table/accounts/support-request.ts';

/**
 * Returns a request as its sender sees it, without the names of staff. The text of a visitor who wasn't signed in shows
 * only after staff have answered: the link goes to an address that may be someone else's.
 */
const senderView = (request: SupportRequestItem): SenderRequest => {
  const { data, date, profileId, replies = [] } = request;
  const isShown = profileId !== undefined || replies.some(({ staff }) => staff !== undefined);
  const later = replies.map(({ staff, date: written, text }) => ({
    from: staff === undefined ? ('sender' as const) : ('staff' as const),
    date: written,
    text,
  }));
  return {
    state: requestState(request),
    messages: isShown ? [{ from: 'sender', date, text: data }, ...later] : [],
    mayWrite: mayWriteMore(request),
  };
};

export const readSenderRequest = operation(contract.readSenderRequest, async ({ query }) =>
  senderView(await requireLinkedRequest(query.key)),
);

export const writeToSupport = operation(contract.writeToSupport, async ({ body: { key, text }, sourceIp }) =>
  senderView(await writeAgain(await requireLinkedRequest(key), text, sourceIp)),
);
