import '../../support/cloud/handler-environment.ts';
import * as contract from '@plumbline/shared/contracts/access/briefings';
import {
  type BriefingMove,
  type BriefingState,
  briefingMoves,
  briefingStates,
  briefingTable,
} from '@plumbline/shared/domain/briefings/briefing-states';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoke } from '../../bench/invoke.ts';
import { measure } from '../../bench/measure.ts';
import { advanceClock } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, PASSWORD, type Person, signInAgain } from '../../support/people/people.ts';
import { buy, orderOf, payByCard, payWithSecret, secretOf, stripeSide } from '../../support/posts/card-payments.ts';
import { draftJob, staffApi } from '../../support/posts/hiring.ts';
import { newBriefing } from '../../support/posts/postings.ts';

const SLUG = 'candidate_job_briefing';

let company: Person;
let seeker: Person;

beforeAll(async () => {
  [company, seeker] = await Promise.all([newCompany(), newSeeker()]);
});

const subject = (job: string, to: Person) => ({ job_id: job, candidate_profile_id: to.profileId });
const answer = (move: 'grant' | 'reject', job: string, to = seeker) =>
  to.api.patch(`/api/profile/access/${move}/${company.profileId}`, {
    type: 'job',
    job,
    ...(move === 'reject' && { reasons: ['salary'] }),
  });
const send = (job: string, to = seeker) =>
  company.api.post(`/api/profile/${to.profileId}/briefing`, {
    company: 'Lakeland',
    jobBriefing: job,
    userId: to.profileId,
  });
const stateOf = async (job: string): Promise<BriefingState> =>
  (await company.api.get(`/api/jobs/${job}/briefing`)).body.state;

const pay = async (job: string, to = seeker) => {
  const intent = await company.api.post('/api/payment/intent', orderOf(SLUG, subject(job, to)));
  if (intent.status >= 300) return intent;
  await payByCard(company, intent.body.id);
  return company.api.post('/api/payment', { id: intent.body.id });
};

const moves: Record<BriefingMove, (job: string) => Promise<{ status: number }>> = {
  change: (job) => company.api.patch(`/api/jobs/${job}`, { compensation: '$1 an hour' }),
  pay,
  send,
  accept: (job) => answer('grant', job),
  decline: (job) => answer('reject', job),
  delete: (job) => company.api.delete(`/api/jobs/${job}`),
};

const sent = async () => {
  const job = await newBriefing(company, seeker);
  await send(job);
  return job;
};
const after = (move: BriefingMove) => async () => {
  const job = await sent();
  await moves[move](job);
  return job;
};
const inState: Record<BriefingState, () => Promise<string>> = {
  draft: () => draftJob(company, { briefing: true, recipient: seeker.profileId }),
  pending: sent,
  accepted: after('accept'),
  rejected: after('decline'),
  withdrawn: after('delete'),
};

describe('the states of a briefing', () => {
  it.each(briefingStates)(
    '[BRF-05] [BRF-12] [BRF-13] change from %s as the table says and in no other way',
    async (from) => {
      for (const move of briefingMoves) {
        const job = await inState[from]();
        expect(await stateOf(job)).toBe(from);
        const to = briefingTable[from][move];
        const { status } = await moves[move](job);
        expect({ move, done: status < 300, refused: status >= 400 && status < 500 }).toEqual({
          move,
          done: to !== undefined,
          refused: to === undefined,
        });
        expect({ move, state: await stateOf(job) }).toEqual({ move, state: to ?? from });
      }
    },
  );

  it('does not become pending again after the seven days of a rejection', async () => {
    const job = await inState.rejected();
    await advanceClock(8 * 86_400_000);
    [company, seeker] = await Promise.all([signInAgain(company), signInAgain(seeker)]);
    const path = `/api/profile/access/request/${seeker.profileId}`;
    expect((await company.api.patch(path, { type: 'job', job })).body.code).toBe('request_answered');
    expect((await send(job)).body.state).toBe('rejected');
    // The state of another briefing to the same person is independent.
    const another = await sent();
    expect(await stateOf(another)).toBe('pending');
  });
});

describe('a briefing that two users change at the same moment', () => {
  it('[BRF-12] [BRF-13] is answered once when two tabs answer', async () => {
    const job = await sent();
    const answers = await Promise.all([answer('grant', job), answer('reject', job), answer('grant', job)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const granted = answers.some(({ body }) => body.state === 'granted');
    expect(await stateOf(job)).toBe(granted ? 'accepted' : 'rejected');
  });

  it('is either withdrawn or answered', async () => {
    const [job, to] = [await sent(), await newSeeker()];
    const other = await newBriefing(company, to);
    await send(other, to);
    const [first, deleted] = await Promise.all([answer('grant', other, to), company.api.delete(`/api/jobs/${other}`)]);
    expect(deleted.status).toBe(200);
    await settled();
    const open = (await company.api.get(`/api/profile/${to.profileId}`)).body.redacted === false;
    expect({ state: await stateOf(other), open }).toEqual(
      first.status === 200 ? { state: 'accepted', open: true } : { state: 'withdrawn', open: false },
    );
    await company.api.delete(`/api/jobs/${job}`);
    expect((await answer('reject', job)).body).toMatchObject({ code: 'job_deleted' });
    await settled();
    expect((await answer('grant', job)).body).toMatchObject({ code: 'job_deleted' });
  });

  it('keeps its answer when staff refund it at the same moment', async () => {
    const to = await newSeeker();
    const job = await draftJob(company, { briefing: true, recipient: to.profileId });
    const id = await buy(company, SLUG, subject(job, to));
    await payByCard(company, id);
    await company.api.post('/api/payment', { id });
    const staff = await staffApi(company.password);
    const [refund, granted] = await Promise.all([
      staff.post('/api/payment/refund', { id, reason: 'Asked for by mistake' }),
      answer('grant', job, to),
    ]);
    expect(refund.status).toBeLessThan(300);
    expect(granted.status).toBe(200);
    expect(await stateOf(job)).toBe('accepted');
  });

  it('[BRF-08] is not charged when its recipient hides or leaves between the draft and the payment', async () => {
    const leave: ((to: Person) => Promise<unknown>)[] = [
      (to) => to.api.patch(`/api/profile/${to.profileId}`, { public: false }),
      (to) => to.api.delete(`/api/users/${to.userId}`, { currentPassword: PASSWORD }),
    ];
    for (const go of leave) {
      const to = await newSeeker();
      const job = await draftJob(company, { briefing: true, recipient: to.profileId });
      const id = await buy(company, SLUG, subject(job, to));
      const secret = await secretOf(company, id);
      await go(to);
      await payWithSecret(id, secret).catch(() => undefined);
      expect((await company.api.post('/api/payment', { id })).body.fulfilled).not.toBe(true);
      const paid = (await stripeSide().paymentIntents.retrieve(id)).amount_received;
      const back = (await stripeSide().refunds.list({ payment_intent: id })).data;
      expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid);
      expect(await stateOf(job)).toBe('draft');
      expect((await send(job, to)).body.code).toBe('profile_not_found');
    }
  });
});

describe('the read of the lists of briefings', () => {
  /** The one request that reads the caller; the others belong to the operation. */
  const CALLER = 1;
  const requests = async (...[endpoint, given, userId]: Parameters<typeof invoke>) =>
    (await measure(() => invoke(endpoint, given, userId))).cost.requests - CALLER;

  it('costs the same however long the lists are', async () => {
    const [few, many] = [await requests(contract.listBriefings, { query: { limit: '1' } }, company.userId), 3];
    expect(few).toBe(many);
    expect(await requests(contract.listBriefings, { query: { limit: '30' } }, company.userId)).toBe(many);
    for (const limit of [1, 50])
      expect(await requests(contract.listJobsReceived, { body: { limit } }, seeker.userId)).toBe(2);
    const job = await sent();
    expect(await requests(contract.getBriefing, { params: { id: job } }, company.userId)).toBe(2);
  });
});
