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

/** The time in ms for which the table stores an attachment that wasn't sent. */
const WAITS_MS = 2 * DAY_MS;

/** Returns the caller's profile. Throws `conversation_closed` when the caller can't write to `other`. */
const writerTo = async (caller: Caller, other: string): Promise<string> => {
  const page = await readOwnConversation(caller, other);
  if (stateOf(page) !== 'open') throw new ApiError('conversation_closed');
  return page.self;
};

/**
 * Returns the id and the upload form of a new attachment. The id begins with the ids of both profiles. The name is
 * metadata, percent-encoded because metadata is ASCII.
 */
export const startUpload = async (recipient: string, name: string, caller: Caller) => {
  await spendNamedBudget('attachment', caller.userId);
  const id = (await writerTo(caller, recipient)) + recipient + newId();
  const note = { name: encodeURIComponent(name.toWellFormed()) };
  return { id, ...(await uploadForm(uploadKey(id), MAX_FILE_BYTES, note)) };
};

/**
 * Stores an attachment after checking its bytes. Repeating the call changes nothing. Throws `file_not_found`,
 * `file_not_received`, or `files_changed`.
 */
export const storeAttachment = async (id: string, recipient: string, caller: Caller) => {
  const self = await writerTo(caller, recipient);
  const { from, to } = partiesOf(id);
  if (from !== self || to !== recipient) throw new ApiError('file_not_found');
  const [known] = await readAttachments([id]);
  if (known) return (await attachmentViews([known]))[0]!;
  const upload = await readObject(uploadKey(id));
  if (!upload) throw new ApiError('file_not_received');
  const content = await requireContent(upload.bytes, attachmentTypes, 'wrong_attachment_type');
  // The form can upload again within its five minutes, so only the bytes that were checked are copied.
  const isTaken = await copyObject(uploadKey(id), originalKey(id), upload.etag, content.type);
  if (!isTaken) throw new ApiError('files_changed');
  const attachment = { id, name: decodeURIComponent(upload.metadata.name ?? ''), ...content };
  await putAttachment({ ...attachment, ttl: epochSeconds(new Date(now().getTime() + WAITS_MS)) });
  await forgetUpload(id);
  return (await attachmentViews([attachment]))[0]!;
};
