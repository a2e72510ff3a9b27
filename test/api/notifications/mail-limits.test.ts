import '../../support/cloud/handler-environment.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { countCall, namedBudgets } from '../../../functions/services/limits/named-budgets.ts';
import { countMail, mailBudgetsOf } from '../../../functions/services/notifications/delivery/mail-limits.ts';
import { notificationKinds } from '../../../shared/options/notification-kinds.ts';
import { advanceTo, followCloudClock } from '../../support/cloud/clock.ts';
import { fault } from '../../support/cloud/cloud.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { newMessageKey } from '../../support/posts/conversations.ts';
import { apply, buy, draftJob, postJob } from '../../support/posts/hiring.ts';
import { projectForm } from '../../support/posts/project-form.ts';

const APPLIED = /^New application for/;
const withdraw = (seeker: Person, company: Person, job: string) =>
  seeker.api.patch(`/api/company/profile/access/withdraw/${company.profileId}`, { job });

// Limits count by the clock's hours and days.
beforeAll(() => advanceTo(6, 5));

describe('mails that one party causes', () => {
  it('are one a day about an application, however often it is withdrawn and sent again, with a notification each time', async () => {
    let [company, seeker] = [await newCompany(), await newSeeker()];
    const job = await postJob(company);
    for (let round = 0; round < 4; round += 1) {
      await apply(seeker, company, job);
      await notificationsOf(company, 'newApplicant');
      expect((await withdraw(seeker, company, job)).status).toBe(200);
    }
    expect(await mailsAbout(company, APPLIED)).toHaveLength(1);
    expect(await notificationsOf(company, 'newApplicant')).toHaveLength(4);

    await advanceTo(6, 5);
    [company, seeker] = [await signInAgain(company), await signInAgain(seeker)];
    await apply(seeker, company, job);
    expect(await mailsAbout(company, APPLIED)).toHaveLength(2);
  });

  it('are five an hour from one company to another, with a notification for each of twelve declined invitations', async () => {
    const [owner, partner] = [await newCompany(), await newCompany()];
    for (let at = 0; at < 12; at += 1) {
      const { body: project } = await owner.api.post('/api/projects', { ...projectForm(), name: `House ${at}` });
      const invitation = { company: partner.profileId };
      expect((await owner.api.post(`/api/projects/${project.id}/invitations`, invitation)).status).toBe(201);
      expect((await partner.api.patch(`/api/invitations/${project.id}`, { state: 'declined' })).status).toBe(200);
    }
    expect(await notificationsOf(partner, 'projectConnection')).toHaveLength(12);
    expect(await notificationsOf(owner, 'projectConnection')).toHaveLength(12);
    expect(await mailsAbout(owner, /will not join/)).toHaveLength(namedBudgets['mail-pair-hour'].most);
  });

  it('leave room for other senders when one sender reaches the limit', async () => {
    await followCloudClock();
    const mail = { kind: 'newApplicant' as const, to: { id: newMessageKey() } };
    const sent = [];
    for (let at = 0; at < 100; at += 1) sent.push(await countMail({ ...mail, from: 'loud' }));
    expect(sent.filter(Boolean)).toHaveLength(5);
    expect(await countMail({ ...mail, from: 'quiet' })).toBe(true);
  });

  it('are 40 an hour to one user from all senders together, and a receipt is sent anyway', async () => {
    const [company, seeker] = [await newCompany(), await newSeeker()];
    const job = await postJob(company);
    await followCloudClock();
    const { most } = namedBudgets['mail-receiver'];
    for (let mail = 0; mail < most; mail += 1) await countCall('mail-receiver', company.userId);

    await apply(seeker, company, job);
    const receipts = (await mailsAbout(company, /^Receipt for/)).length;
    await buy(company, { product_slug: 'job_posting', job_id: await draftJob(company) });

    expect(await notificationsOf(company, 'newApplicant')).toHaveLength(1);
    expect(await mailsAbout(company, APPLIED)).toEqual([]);
    expect(await mailsAbout(company, /^Receipt for/)).toHaveLength(receipts + 1);
  });

  it("do not count while they can't be sent", async () => {
    const [company, seeker] = [await newCompany(), await newSeeker()];
    const job = await postJob(company);
    await mailsAbout(company, APPLIED);
    await fault({ dependency: 'ses', mode: 'fail', count: 3 });
    await apply(seeker, company, job);
    expect(await mailsAbout(company, APPLIED)).toHaveLength(1);
    await followCloudClock();
    expect(await countCall('mail-pair-day', `${seeker.profileId} ${company.userId}`)).toBe(2);
  });
});

describe('a kind of mail', () => {
  it.each(notificationKinds)(
    "%s is limited unless it is a receipt, about the user's own profile or agreed by both sides",
    (kind) => {
      const mail = { kind, from: 'sender', to: { id: 'reader', profileId: 'profile' }, about: 'fact' };
      expect(mailBudgetsOf(mail)).toHaveLength(kind === 'receipts' ? 0 : 4);
      expect(mailBudgetsOf({ ...mail, about: undefined })).toHaveLength(kind === 'receipts' ? 0 : 3);
      expect(mailBudgetsOf({ ...mail, from: 'profile' })).toEqual([]);
      expect(mailBudgetsOf({ ...mail, isMutual: true })).toEqual([]);
    },
  );
});
