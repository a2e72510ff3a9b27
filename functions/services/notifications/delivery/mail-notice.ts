import type { Pace } from '../../../platform/pace.ts';
import { renderEmail } from '../../emails/render-email.ts';
import { countMail, uncountMail } from './mail-limits.ts';
import type { Notice, Reader } from './notify-users.ts';
import { sendOnce } from './send-once.ts';
import { wantsMail } from './wants-mail.ts';

/** Sends an e-mail unless the user has turned off its kind or a limit of e-mails is reached [TBX-04]. */
export const mailNotice = async (reader: Reader, { key, content, ...notice }: Notice, pace?: Pace): Promise<void> => {
  if (!wantsMail(reader, notice.kind)) return;
  const { user } = reader;
  const mail = { ...notice, to: user };
  const heldBack = { heldBack: true, to: user.email, kind: notice.kind } as const;
  const write = async () => {
    await pace?.(1);
    return (await countMail(mail)) ? renderEmail(user, notice.kind, content) : heldBack;
  };
  await sendOnce(key, write, { onFailure: () => uncountMail(mail) });
};
