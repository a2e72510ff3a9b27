import { refusalOf } from '@plumbline/shared/domain/access/party-rules';
import type { Pace } from '../../../platform/pace.ts';
import { blockRequest } from '../../../table/access/block.ts';
import { readUser, userRequest } from '../../../table/accounts/user.ts';
import { batchGet } from '../../../table/core/batch-get.ts';
import { settingsRequest, withDefaults } from '../../../table/notifications/notification-settings.ts';
import { renderEmail } from '../../emails/render-email.ts';
import { mailSupport } from '../../support/mail-support.ts';
import { mailNotice } from '../delivery/mail-notice.ts';
import { isReader } from '../delivery/notify-users.ts';
import { sendOnce } from '../delivery/send-once.ts';
import type { MailOf, QueuedMail } from './mail-message.ts';
import { mailMatchesOfHour } from './match-mail-of-hour.ts';

const sendNotice = async ({ type: _, user: id, profile, ...notice }: MailOf<'notice'>, pace: Pace): Promise<void> => {
  const found = await batchGet({
    users: [userRequest(id)],
    settings: [settingsRequest(id)],
    blocks: profile === undefined ? [] : [blockRequest(profile, notice.from)],
  });
  const [user] = found.users;
  if (!user || !isReader(user)) return;
  if (refusalOf('notify', found.blocks[0] ? ['blocked'] : [], ['found'])) return;
  await mailNotice({ user, settings: withDefaults(found.settings[0]) }, notice, pace);
};

const sendStaffAction = async ({ user: id, key, content }: MailOf<'staffAction'>, pace: Pace): Promise<void> => {
  const user = await readUser(id);
  if (user?.status !== 'active') return;
  await sendOnce(key, async () => {
    await pace(1);
    return { ...(await renderEmail(user, 'receipts', content)), kind: 'staffAction' };
  });
};

/**
 * Sends an e-mail of a queue once, to the address that its user has now. The user, the settings and blocks are read
 * again, because the e-mail may have waited. `pace` waits before each e-mail.
 */
export const sendQueuedMail = (mail: QueuedMail, pace: Pace): Promise<void> => {
  switch (mail.type) {
    case 'notice':
      return sendNotice(mail, pace);
    case 'staffAction':
      return sendStaffAction(mail, pace);
    case 'support':
      return mailSupport(mail, pace);
    case 'match':
      return mailMatchesOfHour(mail, pace);
  }
};
