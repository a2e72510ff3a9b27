import * as contract from '@plumbline/shared/contracts/messages/message-attachments';
import { operation } from '../../http/operation.ts';
import { ApiError } from '../../platform/errors.ts';
import { isPicture } from '../../services/files/attachment-views.ts';
import { originalKey, thumbnailKey } from '../../services/files/file-keys.ts';
import { linkTo } from '../../services/files/file-links.ts';
import { attachment, documentName } from '../../services/files/resume-name.ts';
import { startUpload, storeAttachment } from '../../services/files/uploads/attachments.ts';
import { stateOf } from '../../services/visibility/conversation-state.ts';
import { readOwnConversation } from '../../services/visibility/own-conversation.ts';
import { partiesOf, readAttachments } from '../../table/messages/attachment.ts';
import { conversationOf } from '../../table/messages/message.ts';

export const startAttachment = operation(contract.startAttachment, ({ params, body, caller }) =>
  startUpload(params.id, body.name, caller),
);

export const finishAttachment = operation(contract.finishAttachment, ({ params, caller }) =>
  storeAttachment(params.attachmentId, params.id, caller),
);

/**
 * Returns a link to an attachment for both sides, as long as the messages are readable and staff didn't take it down. A
 * photo comes as its thumbnail, which has no location data.
 */
export const openAttachment = operation(contract.openAttachment, async ({ params, caller }) => {
  const page = await readOwnConversation(caller, params.id);
  const { from, to } = partiesOf(params.attachmentId);
  const isTheirs = conversationOf(from, to) === conversationOf(page.self, page.other);
  const [file] = isTheirs && stateOf(page) !== 'ended' ? await readAttachments([params.attachmentId]) : [];
  // Only the sender can open a file before its message is sent.
  if (!file || file.removedAt || !(file.message || from === page.self)) throw new ApiError('file_not_found');
  if (isPicture(file)) return { url: await linkTo(thumbnailKey(file.id, 'large')) };
  return { url: await linkTo(originalKey(file.id), attachment(documentName(file))) };
});
