import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeProduct } from '../../../functions/api/payments/catalog.ts';
import { reportPayment } from '../../../functions/api/payments/history/payment-reports.ts';
import { noteProjectTie } from '../../../functions/api/projects/connection-requests.ts';
import { checkOpenPaymentsNow } from '../../../functions/events/projector/account-effects/check-open-payments-now.ts';
import { withdrawInvitations } from '../../../functions/events/projector/account-effects/close-posts.ts';
import { withdrawEntries } from '../../../functions/events/projector/account-effects/end-entries.ts';
import { followSuspension } from '../../../functions/events/projector/account-effects/follow-suspension.ts';
import { nowIso } from '../../../functions/platform/clock.ts';
import { documents } from '../../../functions/platform/documents.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { putAttachment } from '../../../functions/table/messages/attachment.ts';
import { readUpTo } from '../../../functions/table/messages/conversation.ts';
import { endReminder } from '../../../functions/table/notifications/reminder.ts';
import { putPayment } from '../../../functions/table/payments/payment.ts';
import { forgetDefaultCard } from '../../../functions/table/payments/stripe-customer.ts';
import { readCompanyProfile, stampLastActivity } from '../../../functions/table/profiles/profile.ts';
import { suspendProfile } from '../../../functions/table/profiles/suspension.ts';
import { deliveries } from './deliveries.ts';
import { outcomeOf, useMemoryWorld } from './memory-world.ts';
import { company, partner, projects, seekers } from './people.ts';
import { call, steps } from './transitions.ts';

useMemoryWorld();

const choice = { seeker: 0, subject: 0, stage: 'interview' } as const;

const [{ profileId: seeker }] = seekers;

const [project] = projects;

const staff = { ...company, userId: '1a'.repeat(12), email: 'ann@example.com', role: 'support', staffRole: 'admin' };

const id = 'pi_00000000000000000000000001';

type Act = () => Promise<unknown>;

/** A company's unlock: paid and delivered, or not paid yet. */
const putUnlock = (state: 'fulfilled' | 'created') => {
  const subject = { company: company.profileId, family: 'unlock' as const, subject: seeker, seeker };
  const product = { slug: 'unlock_applicant_resume_skill_2' as const, productName: 'Unlock', amount: 4900 };
  const times = { createdAt: nowIso(), checkAt: '2099-01-01T00:00:00.000Z', paidAt: nowIso() };
  const payment = { intentId: id, userId: company.userId, ...subject, ...product, returnUrl: '/', state, ...times };
  return transact(putPayment(payment, undefined));
};

/** Suspends the other company. It has posted nothing, so that no write of a post fails first. */
const suspendOther = async () => {
  const profile = await readCompanyProfile(partner.profileId);
  if (profile) await transact(...suspendProfile(profile, nowIso(), undefined));
};

const followOther = async () => {
  const after = await readCompanyProfile(partner.profileId);
  const change = { before: { ...after, suspendedAt: undefined }, after } as never;
  await followSuspension([change], (image) => image as never, readCompanyProfile);
};

/** Code that treats a failed condition as a result, each with its set-up. */
const acts: [what: string, act: Act, ...before: Act[]][] = [
  ['a block', () => steps.block(choice)],
  ['an application', () => steps.apply(choice)],
  ['the move of an applicant', () => steps.stage(choice), () => steps.apply(choice)],
  ['a message', deliveries['write to the seeker'], () => steps.apply(choice), () => steps.accept(choice)],
  [
    'the note about a connection',
    () => call(noteProjectTie, company, { project, company: partner.profileId }, { note: 'Call' }),
    () => steps['ask to join'](choice),
  ],
  ['the change of a price', () => call(changeProduct, staff, { slug: 'job_posting' }, { amount: 1 })],
  [
    'the report of an unlock',
    () => call(reportPayment, company, {}, { id, reason: 'Dead' }),
    () => putUnlock('fulfilled'),
  ],
  ['the end of what a block ends', () => withdrawEntries(seeker, company.profileId), () => steps.apply(choice)],
  ['the end of invitations', () => withdrawInvitations(project), () => steps.invite(choice)],
  ['what follows a suspension', followOther, suspendOther],
  ['the next look at an open payment', () => checkOpenPaymentsNow(seeker), () => putUnlock('created')],
  ['the last activity of a worker', () => stampLastActivity(seeker, nowIso())],
  [
    'the end of a reminder',
    () => endReminder({ profile: seeker, kind: 'briefingWaits', subject: id, other: id, dueAt: nowIso() }),
  ],
  [
    'a file for a message',
    () =>
      putAttachment({
        id: `${seeker}${company.profileId}${seeker}`,
        name: 'a',
        type: 'image/png',
        size: 1,
        createdAt: nowIso(),
      } as never),
  ],
  ['what was read of a conversation', () => readUpTo(seeker, company.profileId, nowIso())],
  ['a card that is gone', () => forgetDefaultCard(company.profileId, ['pm_1'])],
];

/** Makes every write fail, as when a table is overloaded or missing. */
const failWrites = () => {
  const send = documents.send.bind(documents);
  return vi.spyOn(documents, 'send').mockImplementation((async (command: { constructor: { name: string } }) => {
    if (/Get|Query|Scan/.test(command.constructor.name)) return send(command as never);
    throw Object.assign(new Error('The table is busy'), { name: 'ThrottlingException' });
  }) as never);
};

describe.each(acts)('%s', (_, act, ...before) => {
  let spy: ReturnType<typeof failWrites>;
  beforeEach(async () => {
    for (const each of before) await each();
  });
  afterEach(() => spy.mockRestore());

  it("fails when the table can't be written, instead of treating the failure as a result", async () => {
    spy = failWrites();
    expect(await outcomeOf(act)).toBe('ThrottlingException');
  });
});
