import { attachmentTypes, MAX_FILE_BYTES } from '@plumbline/shared/options/files';
import { DAY_MS } from '@plumbline/shared/options/limits';
import { epochSeconds, now } from '../../../platform/clock.ts';
import { ApiError } from '../../../platform/errors.ts';
import { copyObject, readObject } from '../../../platform/files.ts';
import { newId } from '../../../platform/ids.ts';
import { partiesOf, putAttachment, readAttachments } from '../../../table/messages/attachment.ts';
import { spendNamedBudget } from '../../limits/named-budgets.ts';
import type { Caller } from '../../sessions/caller.ts';
import { stateOf } from '../../visibility/conversation-state.ts';
import { readOwnConversation } from '../../visibility/own-conversation.ts';
import { attachmentViews } from '../attachment-views.ts';
import { requireContent } from '../contents/content.ts';
import { originalKey, uploadKey } from '../file-keys.ts';
import { uploadForm } from '../file-links.ts';
import { forgetUpload } from './forget-upload.ts';

/** A file waits for its message as long as clean-files lets a file without a name be. */
const WAITS_MS = 2 * DAY_MS;

/** The profile that writes; a file is taken where a message would be. */
const writerTo = async (caller: Caller, other: string): Promise<string> => {
  const page = await readOwnConversation(caller, other);
  if (stateOf(page) !== 'open') throw new ApiError('conversation_closed');
  return page.self;
};

/** The form is signed for one key, which begins with the two profiles, and bears the name, as ASCII. */
export const startUpload = async (recipient: string, name: string, caller: Caller) => {
  await spendNamedBudget('attachment', caller.userId);
  const id = (await writerTo(caller, recipient)) + recipient + newId();
  const note = { name: encodeURIComponent(name.toWellFormed()) };
  return { id, ...(await uploadForm(uploadKey(id), MAX_FILE_BYTES, note)) };
};

/** Stores an attachment once its bytes are checked. Finishing it again changes nothing. */
export const storeAttachment = async (id: string, recipient: string, caller: Caller) => {
  const self = await writerTo(caller, recipient);
  const { from, to } = partiesOf(id);
  if (from !== self || to !== recipient) throw new ApiError('file_not_found');
  const [known] = await readAttachments([id]);
  if (known) return (await attachmentViews([known]))[0]!;
  const upload = await readObject(uploadKey(id));
  if (!upload) throw new ApiError('file_not_received');
  const content = await requireContent(upload.bytes, attachmentTypes, 'wrong_attachment_type');
  // The form works for five minutes and may be sent again: only what was checked is taken.
  const isTaken = await copyObject(uploadKey(id), originalKey(id), upload.etag, content.type);
  if (!isTaken) throw new ApiError('files_changed');
  const attachment = { id, name: decodeURIComponent(upload.metadata.name ?? ''), ...content };
  await putAttachment({ ...attachment, ttl: epochSeconds(new Date(now().getTime() + WAITS_MS)) });
  await forgetUpload(id);
  return (await attachmentViews([attachment]))[0]!;
};
