import { MESSAGE_MAIL_MS } from '@plumbline/shared/options/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { advanceClock, runSchedule } from '../../support/cloud/cloud.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { connect, write } from '../../support/posts/conversations.ts';

const MINUTE = 60_000;
const NEW_MESSAGES = /New messages from/;

let company: Person;
let seeker: Person;

const remindAfter = async (ms: number) => {
  await advanceClock(ms);
  expect(await runSchedule('send-reminders')).toMatchObject({ result: { failed: 0 } });
};
const mails = () => mailsAbout(seeker, NEW_MESSAGES);

beforeEach(async () => {
  [company, seeker] = await Promise.all([newCompany({ name: 'Owen Framing' }), newSeeker()]);
  await connect(company, seeker);
});

describe('an e-mail about messages', () => {
  it('is sent once, after the first message has been unread for ten minutes, without its text', async () => {
    await write(company, seeker, 'The gate code is 4711');
    await remindAfter(MESSAGE_MAIL_MS - 2 * MINUTE);
    expect(await mails()).toEqual([]);
    await write(company, seeker, 'Bring boots');
    await remindAfter(2 * MINUTE);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'New messages from Owen Framing' });
    expect(mail?.text).toContain('You have 2 new messages.');
    expect(mail?.text).not.toMatch(/gate code|boots/);
    expect(mail?.links.some((link) => link.endsWith(`/messages/${company.profileId}`))).toBe(true);
    expect(await notificationsOf(seeker, 'messageReceived')).toMatchObject([
      { title: 'New messages from Owen Framing', path: `/messages/${company.profileId}`, profile: company.profileId },
    ]);
    await write(company, seeker, 'Still there?');
    await remindAfter(2 * MESSAGE_MAIL_MS);
    expect(await mails()).toHaveLength(1);
  });

  it("isn't sent for read messages, and is sent again for later unread ones", async () => {
    await write(company, seeker, 'Hello');
    await seeker.api.post(`/api/messages/${company.profileId}/read`);
    await remindAfter(MESSAGE_MAIL_MS);
    expect(await mails()).toEqual([]);
    await write(await signInAgain(company), seeker, 'Hello again');
    await remindAfter(MESSAGE_MAIL_MS);
    expect(await mails()).toHaveLength(1);
  });

  it("isn't sent to users who turned it off or blocked the conversation", async () => {
    const quiet = await newSeeker();
    await connect(company, quiet);
    expect((await seeker.api.patch('/api/notification-settings', { messageReceived: false })).status).toBe(200);
    for (const to of [seeker, quiet]) await write(company, to, 'Hello');
    await quiet.api.patch(`/api/messages/${company.profileId}`, { blocked: true });
    await remindAfter(MESSAGE_MAIL_MS);
    expect(await mails()).toEqual([]);
    expect(await mailsAbout(quiet, NEW_MESSAGES)).toEqual([]);
  });
});
