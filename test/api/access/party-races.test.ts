import { beforeAll, describe, expect, it } from 'vitest';
import { grantCompanyAccess, requestCompanyAccess } from '../../../functions/api/access/company-access.ts';
import { inviteCompany } from '../../../functions/api/access/invitations.ts';
import { grantSeekerAccess } from '../../../functions/api/access/seeker-access.ts';
import { sendMessage } from '../../../functions/api/messages/messages.ts';
import { nowIso } from '../../../functions/platform/clock.ts';
import { fulfillmentWrites } from '../../../functions/services/payments/fulfillment/fulfill.ts';
import { handlerOfProduct } from '../../../functions/services/payments/products/registry.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { betweenReadAndWrite } from '../../support/cloud/between-read-and-write.ts';
import {
  newScene,
  newStage,
  type PartyStep,
  partySteps,
  type Scene,
  type Stage,
} from '../../support/people/party-scenes.ts';
import { newCompany, PASSWORD, type Person } from '../../support/people/people.ts';
import { disconnect, newMessageKey } from '../../support/posts/conversations.ts';
import { postJob } from '../../support/posts/hiring.ts';
import { newBriefing, newProject } from '../../support/posts/postings.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await newStage();
});

const play = async (...steps: PartyStep[]): Promise<Scene> => {
  const scene = await newScene(stage);
  for (const step of steps) await partySteps[step](scene);
  return scene;
};

const callerOf = ({ userId, profileId }: Person, kind: 'candidate' | 'provider') => ({
  userId,
  profileId,
  kind,
  role: 'user',
});

/** The code of the error that refused an operation; 'done' without one. */
const outcome = (work: () => Promise<unknown>): Promise<string> =>
  work().then(
    () => 'done',
    (error: { code?: string; name: string }) => error.code ?? error.name,
  );

type Product = 'unlock' | 'briefing' | 'sent job' | 'priority access';

/** Reads what the delivery of a product depends on and writes it, as after a successful payment. */
const deliver = async (product: Product, { seeker, draft, stage: { company, jobs } }: Scene, buyer = company) => {
  const person = { company: buyer.profileId, userId: buyer.userId, seeker: seeker.profileId };
  const about = { ...person, subject: seeker.profileId };
  const [slug, fulfillment] = {
    unlock: ['unlock_applicant_resume_skill_2', about] as const,
    briefing: ['candidate_job_briefing', { ...person, subject: draft }] as const,
    'sent job': ['send_job_post_match', { ...about, jobs: [jobs[1]] as string[] }] as const,
    'priority access': ['skilled_worker_priority_access', about] as const,
  }[product];
  const writes = await fulfillmentWrites(handlerOfProduct(slug), fulfillment, nowIso());
  if (!writes) throw new Error('The read refused it already');
  await transact(...writes);
};

const products: Product[] = ['unlock', 'briefing', 'sent job', 'priority access'];

const changes: PartyStep[] = ['blocked', 'hidden', 'suspended', 'deleted', 'window of another company'];

describe('the delivery of a purchase', () => {
  it.each(products)('writes %s when nothing changes after the read', async (product) => {
    const scene = await play();
    const nothing = async () => undefined;
    expect(await outcome(() => betweenReadAndWrite(nothing, () => deliver(product, scene)))).toBe('done');
  });

  it.each(products.flatMap((product) => changes.map((change) => [product, change] as const)))(
    'does not write %s when this changes after the read: %s [PAY-24] [PAY-25] [PAY-26]',
    async (product, change) => {
      const scene = await play();
      const meanwhile = () => partySteps[change](scene);
      expect(await outcome(() => betweenReadAndWrite(meanwhile, () => deliver(product, scene)))).toBe(
        'ConditionFailed',
      );
    },
  );

  it.each<[PartyStep, PartyStep]>([
    ['hidden', 'withdrew'],
    ['hidden', 'declined'],
    ['window of another company', 'withdrew'],
  ])('does not unlock an applicant (%s) when this changes after the read: %s [PAY-24]', async (before, change) => {
    const scene = await play('applied', before);
    const meanwhile = () => partySteps[change](scene);
    expect(await outcome(() => betweenReadAndWrite(meanwhile, () => deliver('unlock', scene)))).toBe('ConditionFailed');
  });

  it.each<PartyStep>(['hidden', 'window of another company'])(
    'unlocks an applicant who is in this state before the read: %s',
    async (before) => {
      const scene = await play('applied', before);
      expect(await outcome(() => deliver('unlock', scene))).toBe('done');
    },
  );

  it.each(products.filter((each) => each === 'unlock' || each === 'priority access'))(
    'does not write %s when the buyer deletes the account after the read',
    async (product) => {
      const [scene, buyer] = [await play(), await newCompany()];
      const meanwhile = () => buyer.api.delete(`/api/users/${buyer.userId}`, { currentPassword: PASSWORD });
      const work = () => deliver(product, scene, buyer);
      expect(await outcome(() => betweenReadAndWrite(meanwhile, work))).toBe('ConditionFailed');
    },
  );
});

describe('a decision between two parties', () => {
  const accept = ({ seeker, stage: { company, jobs } }: Scene) =>
    grantCompanyAccess.run({
      params: { id: seeker.profileId },
      body: { type: 'job-application', job: jobs[0] },
      caller: callerOf(company, 'provider'),
    } as never);
  const apply = ({ seeker }: Scene, owner: Person, job: string) =>
    requestCompanyAccess.run({
      params: { id: owner.profileId },
      body: { type: 'job-application', job },
      caller: callerOf(seeker, 'candidate'),
    } as never);
  const answer = ({ seeker, stage: { company } }: Scene, job: unknown) =>
    grantSeekerAccess.run({
      params: { id: company.profileId },
      body: { type: 'job', job },
      caller: callerOf(seeker, 'candidate'),
    } as never);
  const message = ({ seeker, stage: { company } }: Scene) =>
    sendMessage.run({
      params: { id: seeker.profileId },
      body: { key: newMessageKey(), text: 'Can you come by?', attachments: [] },
      caller: callerOf(company, 'provider'),
    } as never);

  it.each<[PartyStep, string]>([
    ['blocked', 'application_withdrawn'],
    ['withdrew', 'application_withdrawn'],
    ['declined', 'request_answered'],
    ['suspended', 'profile_not_found'],
  ])('does not accept an applicant when this changes after the read: %s [APP-27]', async (change, code) => {
    const scene = await play('applied', 'connected');
    expect(
      await outcome(() =>
        betweenReadAndWrite(
          () => partySteps[change](scene),
          () => accept(scene),
        ),
      ),
    ).toBe(code);
  });

  it('accepts an applicant whose unlock is not refunded, and rejects one whose unlock is', async () => {
    const [kept, refunded] = [await play('applied', 'connected'), await play('applied', 'connected')];
    expect(await outcome(() => accept(kept))).toBe('done');
    const meanwhile = () => disconnect(stage.company, refunded.seeker);
    expect(await outcome(() => betweenReadAndWrite(meanwhile, () => accept(refunded)))).toBe('unlock_required');
  });

  it('does not store an application when the seeker blocks the company after the read [SEE-15]', async () => {
    const scene = await play();
    const work = () => apply(scene, stage.company, stage.jobs[0]);
    expect(await outcome(() => betweenReadAndWrite(() => partySteps.blocked(scene), work))).toBe('company_blocked');
  });

  it('does not store an application when the job is deleted after the read [EMP-06]', async () => {
    const scene = await play();
    const job = await postJob(stage.company);
    const meanwhile = () => stage.company.api.delete(`/api/jobs/${job}`);
    const work = () => apply(scene, stage.company, job);
    expect(await outcome(() => betweenReadAndWrite(meanwhile, work))).toBe('job_deleted');
  });

  it('does not accept a briefing when its company is blocked, or deletes it, after the read [BRF-12]', async () => {
    const [blocking, deleting] = [await play(), await play()];
    const jobs = [await newBriefing(stage.company, blocking.seeker), await newBriefing(stage.company, deleting.seeker)];
    const block = () => partySteps.blocked(blocking);
    const remove = () => stage.company.api.delete(`/api/jobs/${jobs[1]}`);
    expect(await outcome(() => betweenReadAndWrite(block, () => answer(blocking, jobs[0])))).toBe('company_blocked');
    expect(await outcome(() => betweenReadAndWrite(remove, () => answer(deleting, jobs[1])))).toBe('job_deleted');
  });

  it.each<[PartyStep | 'disconnected', string]>([
    ['blocked', 'conversation_closed'],
    ['suspended', 'conversation_closed'],
    ['disconnected', 'conversation_not_found'],
  ])('does not store a message when this changes after the read: %s', async (change, code) => {
    const scene = await play('connected');
    const meanwhile = (): Promise<unknown> =>
      change === 'disconnected' ? disconnect(stage.company, scene.seeker) : partySteps[change](scene);
    expect(await outcome(() => betweenReadAndWrite(meanwhile, () => message(scene)))).toBe(code);
  });

  it('rejects invitations and acceptances for a project that is closed after the read [PRJ-04]', async () => {
    const { company, rival } = stage;
    const [invited, asked] = [await newProject(company), await newProject(company)];
    const ask = { type: 'project', project: asked };
    await rival.api.patch(`/api/company/profile/access/request/${company.profileId}`, ask);
    const close = (id: string) => () => company.api.patch(`/api/projects/${id}`, { closed: true });
    const caller = callerOf(company, 'provider');
    const invite = () =>
      inviteCompany.run({ params: { id: invited }, body: { company: rival.profileId }, caller } as never);
    const grant = () => grantCompanyAccess.run({ params: { id: rival.profileId }, body: ask, caller } as never);
    expect(await outcome(() => betweenReadAndWrite(close(invited), invite))).toBe('project_closed');
    expect(await outcome(() => betweenReadAndWrite(close(asked), grant))).toBe('project_closed');
  });
});
