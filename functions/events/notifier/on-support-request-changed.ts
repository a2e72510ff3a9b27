import { environment } from '../../platform/environment.ts';
import { supportReplyMail, supportRequestedMail } from '../../services/emails/support-emails.ts';
import { sendOnce } from '../../services/notifications/delivery/send-once.ts';
import { SupportRequest, type SupportRequestItem } from '../../table/accounts/support-request.ts';
import { listUsersOfProfile } from '../../table/accounts/user.ts';
import { type ItemChange, itemsOf } from '../../table/core/stream.ts';

/** Returns the language of a signed-in sender; English for visitors, whose language is unknown. */
const languageOf = async ({ profileId, email }: SupportRequestItem) => {
  const users = profileId ? await listUsersOfProfile(profileId) : [];
  return users.find((user) => user.email === email)?.language ?? 'en';
};

const tellStaff = async (request: SupportRequestItem): Promise<void> => {
  const { supportEmail } = environment;
  if (supportEmail)
    await sendOnce(`support.${request.id}`, async () => supportRequestedMail(request, supportEmail, 'en'));
};

const sendReply = async (request: SupportRequestItem, at: number): Promise<void> => {
  const text = request.replies?.[at]?.text;
  if (text === undefined) return;
  const language = await languageOf(request);
  await sendOnce(`support-reply.${request.id}.${at}`, async () => supportReplyMail(request, text, language));
};

/** Mails a new request to the support address, and replies of staff to the sender. */
export const onSupportRequestChanged = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of itemsOf(SupportRequest, changes)) {
    if (!after) continue;
    if (!before) await tellStaff(after);
    const sent = before?.replies?.length ?? 0;
    for (let at = sent; at < (after.replies?.length ?? 0); at += 1) await sendReply(after, at);
  }
};
