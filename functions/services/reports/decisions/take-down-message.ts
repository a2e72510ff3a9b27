import { REPORTED_MESSAGES } from '@plumbline/shared/contracts/admin/reported';
import { ApiError } from '../../../platform/errors.ts';
import type { Write } from '../../../table/core/transact.ts';
import { setAttachmentRemoved } from '../../../table/messages/attachment.ts';
import { changeLastMessage } from '../../../table/messages/conversation.ts';
import { readConversations } from '../../../table/messages/conversation-aggregate.ts';
import {
  conversationOf,
  listMessagesUntil,
  type MessageItem,
  readMessage,
  setMessageRemoved,
} from '../../../table/messages/message.ts';
import type { ReportItem } from '../../../table/staff/report.ts';
import { beginningOf } from '../../messages/message-beginning.ts';
import type { DecisionPart } from './decision-part.ts';

/** Returns the writes that remove a message for both sides, or bring it back without `removedAt`. */
const messageWrites = async (
  message: MessageItem,
  { account, reporter = '' }: ReportItem,
  removedAt: string | undefined,
): Promise<Write[]> => {
  const { date, text, attachments = [] } = message;
  const shown = removedAt ? undefined : { text: beginningOf(text), files: attachments.length };
  const [page] = await readConversations(account, [reporter]);
  const sides = [page?.own, page?.theirs].filter((side) => side?.date === date);
  return [
    setMessageRemoved(message, removedAt),
    ...sides.map((side) => changeLastMessage({ profile: side!.profile, other: side!.other, date }, shown)),
    ...attachments.map(({ id }) => setAttachmentRemoved(id, removedAt)),
  ];
};

/**
 * Takes down a message that the reported account wrote before the report. Both sides see a note in its place; staff
 * still read its text with the report. Throws `report_subject_not_found` or `already_taken_down`.
 */
export const takeDownMessage = async (report: ReportItem, id: string, at: string) => {
  const { kind, account, reporter, date } = report;
  const { items } =
    kind === 'message' && reporter
      ? await listMessagesUntil(account, reporter, date, REPORTED_MESSAGES)
      : { items: [] };
  const message = items.find((each) => each.id === id && each.from === account);
  if (!message) throw new ApiError('report_subject_not_found');
  if (message.removedAt) throw new ApiError('already_taken_down');
  const part: DecisionPart = {
    action: 'take down message',
    writes: await messageWrites(message, report, at),
    after: { sent: message.date },
  };
  return { part, message: { id: message.id, date: message.date } };
};

/** Returns the writes that show a message again to both sides. Throws `not_taken_down`. */
export const restoreMessage = async (report: ReportItem): Promise<Write[]> => {
  const { account, reporter = '', closed } = report;
  const conversation = conversationOf(account, reporter);
  const message = closed?.message && (await readMessage({ conversation, ...closed.message }));
  if (!message?.removedAt) throw new ApiError('not_taken_down');
  return messageWrites(message, report, undefined);
};
