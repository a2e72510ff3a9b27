import '../../support/cloud/handler-environment.ts';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { beforeAll, describe, expect, it } from 'vitest';
import { nowIso } from '../../../functions/platform/clock.ts';
import { namedBudgets, spendNamedBudget } from '../../../functions/services/limits/named-budgets.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { allInvitationsTo, putProjectInvitation } from '../../../functions/table/projects/project-invitation.ts';
import { advanceClock, runSchedule } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { mailsAbout, notificationsOf } from '../../support/people/notifications.ts';
import { newPartner } from '../../support/people/partners.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { newClosedProject, newProject } from '../../support/posts/postings.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A town where no other test has companies. */
const ZIP = '82401';
/** A day counted from the product's day, which begins hours after that of UTC. */
const dayIn = (days: number) => businessDay(new Date(Date.now() + days * 24 * HOUR));
const id = (character: string) => character.repeat(24);

let owner: Person;
let carpenter: Person;
let mason: Person;
let rival: Person;

const carpentry = { selfPerformWorkCategories: ['Carpentry'] };
const fields = { zip: ZIP, contractorTradeCategories: ['Carpentry'] };

const inviteAll = (project: string, companies: readonly string[], by = owner) =>
  by.api.post(`/api/projects/${project}/invitations/batch`, { companies });
const matchesOf = async (project: string, by = owner) => (await by.api.get(`/api/projects/${project}/matches`)).body;
const invitationsTo = async (project: string) =>
  (await owner.api.get(`/api/projects/${project}/invitations`)).body.results;
const saveDocuments = ({ api, profileId }: Person, documents: object[]) =>
  api.patch(`/api/profile/${profileId}/documents`, { documents });
const sendReminders = async () => {
  await settled();
  expect(await runSchedule('send-reminders')).toMatchObject({ result: { failed: 0 } });
};
const INVITED = /invites you to|invited to \d+ projects/;

beforeAll(async () => {
  [owner, carpenter, mason, rival] = await Promise.all([
    newCompany({ name: 'Worland Builders', zip: ZIP }),
    newPartner({ name: 'Washakie Carpenters', zip: ZIP }, carpentry),
    newPartner({ name: 'Bighorn Woodworks', zip: ZIP }, carpentry),
    newCompany(),
  ]);
});

describe('several invitations in one call', () => {
  it('invite each company once, however often the call is repeated, and count on the project', async () => {
    const project = await newProject(owner, fields);
    const companies = [carpenter.profileId, mason.profileId, mason.profileId];
    const [first, second] = await Promise.all([inviteAll(project, companies), inviteAll(project, companies)]);
    for (const { status, body } of [first, second, await inviteAll(project, companies)])
      expect([status, body]).toEqual([200, { invited: [carpenter.profileId, mason.profileId], skipped: [] }]);
    expect(await invitationsTo(project)).toHaveLength(2);
    expect((await owner.api.get(`/api/projects/${project}`)).body).toMatchObject({ invitationCount: 2 });
    const notices = (await notificationsOf(mason, 'projectConnection')).filter(({ subject }) => subject === project);
    expect(notices).toHaveLength(1);
  });

  it("skip a company that asked to connect, the caller's company and an unknown one, and invite the others", async () => {
    const project = await newProject(owner, fields);
    await carpenter.api.patch(`/api/company/profile/access/request/${owner.profileId}`, { type: 'project', project });
    const skipped = [carpenter.profileId, owner.profileId, id('f')];
    expect((await inviteAll(project, [...skipped, mason.profileId])).body).toEqual({
      invited: [mason.profileId],
      skipped,
    });
  });

  it("are refused for another company's, a closed and a deleted project, also for a company invited before", async () => {
    const [foreign, closed, deleted] = [
      await newProject(owner, fields),
      await newProject(owner, fields),
      await newProject(owner, fields),
    ];
    const invited = [mason.profileId];
    for (const project of [foreign, closed, deleted]) expect((await inviteAll(project, invited)).status).toBe(200);
    await owner.api.patch(`/api/projects/${closed}`, { closed: true });
    await owner.api.delete(`/api/projects/${deleted}`);
    expect(await inviteAll(foreign, invited, rival)).toMatchObject({
      status: 404,
      body: { code: 'project_not_found' },
    });
    expect((await inviteAll(closed, invited)).body.code).toBe('project_closed');
    expect((await inviteAll(deleted, invited)).body.code).toBe('project_deleted');
    expect((await inviteAll(foreign, invited)).body).toEqual({ invited, skipped: [] });
  });

  it('skip a company whose invitation was declined or withdrawn', async () => {
    const project = await newProject(owner, fields);
    const gone = await newPartner({ zip: ZIP }, carpentry);
    const all = [carpenter, mason, gone].map(({ profileId }) => profileId);
    await inviteAll(project, all);
    await carpenter.api.patch(`/api/invitations/${project}`, { state: 'declined' });
    const [withdrawn] = (await allInvitationsTo(project)).filter(({ company }) => company === gone.profileId);
    if (!withdrawn) throw new Error('The company has no invitation');
    await transact(putProjectInvitation({ ...withdrawn, state: 'withdrawn' }, withdrawn));
    expect((await inviteAll(project, all)).body).toEqual({
      invited: [mason.profileId],
      skipped: [carpenter.profileId, gone.profileId],
    });
  });

  it('invite no company when a project would have more than 200, and fill its last place', async () => {
    const project = await newProject(owner, fields);
    const date = nowIso();
    const earlier = Array.from({ length: 199 }, (_, index) => index.toString(16).padStart(24, 'd'));
    const invitations = earlier.map((company) =>
      putProjectInvitation(
        { project, company, owner: owner.profileId, state: 'seen', invitedAt: date, date },
        undefined,
      ),
    );
    for (const part of [invitations.slice(0, 100), invitations.slice(100)]) await transact(...part);
    const [first = '', second = ''] = earlier;
    const full = await inviteAll(project, [first, carpenter.profileId, mason.profileId]);
    expect([full.status, full.body.code]).toEqual([409, 'invitations_full']);
    expect(await allInvitationsTo(project)).toHaveLength(199);
    const invited = [first, second, mason.profileId];
    expect((await inviteAll(project, invited)).body).toEqual({ invited, skipped: [] });
    expect(await allInvitationsTo(project)).toHaveLength(200);
  });

  it('are limited within an hour to each company alone, by the number of new companies', async () => {
    const [busy, other] = await Promise.all([newCompany(), newCompany()]);
    const [project, others] = [await newProject(busy, fields), await newProject(other, fields)];
    const two = [carpenter.profileId, mason.profileId];
    await spendNamedBudget('project-invitation', busy.profileId, namedBudgets['project-invitation'].most - 2);
    for (const { status, body } of [await inviteAll(project, two, busy), await inviteAll(project, two, busy)])
      expect([status, body]).toEqual([200, { invited: two, skipped: [] }]);
    const refused = [
      await inviteAll(project, [...two, rival.profileId], busy),
      await busy.api.post(`/api/projects/${project}/invitations`, { company: rival.profileId }),
    ];
    for (const { status, body } of refused) expect([status, body.code]).toEqual([429, 'too_many_requests']);
    expect(await allInvitationsTo(project)).toHaveLength(2);
    expect((await inviteAll(others, two, other)).status).toBe(200);
  });

  it("are refused for another company's, a closed and an unknown project, and for too many companies", async () => {
    const project = await newProject(owner, fields);
    expect((await inviteAll(project, [mason.profileId], rival)).status).toBe(404);
    expect((await inviteAll(id('e'), [mason.profileId])).status).toBe(404);
    expect((await inviteAll(await newClosedProject(owner), [mason.profileId])).body.code).toBe('project_closed');
    expect((await inviteAll(project, [])).status).toBe(400);
    const many = Array.from({ length: 51 }, (_, index) => index.toString(16).padStart(24, '0'));
    expect((await inviteAll(project, many)).status).toBe(400);
    expect(await invitationsTo(project)).toEqual([]);
  });
});

describe("a company's papers", () => {
  it('are shown to the owner before the two connect, without number and file, and without expired ones', async () => {
    const papers = [
      { id: id('1'), kind: 'w-9' },
      { id: id('2'), kind: 'insurance', number: 'GL-88', expires: dayIn(200) },
      { id: id('3'), kind: 'workers-compensation', state: 'WY', expires: dayIn(-1) },
      { id: id('4'), kind: 'contractor-license', trade: 'Carpentry', state: 'WY', number: 'C-7', expires: dayIn(9) },
    ];
    expect((await saveDocuments(carpenter, papers)).status).toBe(200);
    const project = await newProject(owner, fields);
    await settled();
    const facts = [
      { kind: 'insurance', expires: dayIn(200), validity: 'valid' },
      { kind: 'contractor-license', trade: 'Carpentry', state: 'WY', expires: dayIn(9), validity: 'expires-soon' },
      { kind: 'w-9', validity: 'valid' },
    ];
    const { results } = await matchesOf(project);
    expect(results.find((each: { id: string }) => each.id === carpenter.profileId).papers).toEqual(facts);
    const path = `/api/projects/${project}/matches/${carpenter.profileId}`;
    expect((await owner.api.get(path)).body.papers).toEqual(facts);
    expect(results.find((each: { id: string }) => each.id === mason.profileId)).not.toHaveProperty('papers');
    expect((await rival.api.get(path)).status).toBe(404);
    expect((await owner.api.get(`/api/company/profile/${carpenter.profileId}`)).body).not.toHaveProperty('documents');
  });

  it("of workers' compensation are refused in a worker's or a school's list", async () => {
    for (const other of [await newCompany({ type: 'educational' }), await newSeeker()]) {
      const saved = await saveDocuments(other, [{ id: id('5'), kind: 'workers-compensation' }]);
      expect(saved.body.code).toBe('document_not_yours');
    }
  });
});

describe('the number of plans', () => {
  it('is shown to other companies before they can open one, and not to signed-out visitors', async () => {
    const project = await newProject(owner, fields);
    expect((await carpenter.api.get(`/api/projects/${project}`)).body.planCount).toBe(0);
    expect((await carpenter.api.get(`/api/projects/${project}/plans`)).status).toBe(404);
    expect((await owner.api.get(`/api/projects/${project}`)).body.planCount).toBe(0);
  });
});

describe('the e-mail about invitations', () => {
  it('is one for each company and day, with trade, place, dates and the link of every project, each mailed once', async () => {
    const [builder, guest] = await Promise.all([
      newCompany({ name: 'Ten Sleep Homes', zip: ZIP }),
      newPartner({ name: 'Nowood Carpenters', zip: ZIP }, carpentry),
    ]);
    const start = dayIn(90);
    const [barn, school] = [
      await newProject(builder, { ...fields, name: 'Barn', startDate: start, interestUntil: dayIn(40) }),
      await newProject(owner, { ...fields, name: 'School', startDate: start }),
    ];
    await settled();
    await inviteAll(barn, [guest.profileId], builder);
    await inviteAll(school, [guest.profileId]);
    await sendReminders();
    expect(await mailsAbout(guest, INVITED)).toEqual([]);
    await advanceClock(16 * MINUTE);
    await sendReminders();
    const [mail, ...more] = await mailsAbout(guest, INVITED);
    expect([mail?.subject, more]).toEqual(["You're invited to 2 projects", []]);
    for (const text of ['Barn', 'Ten Sleep Homes, Worland, WY', 'Carpentry', 'Starts ', 'Requests close '])
      expect(mail?.text).toContain(text);
    for (const project of [barn, school])
      expect(mail?.links.some((link) => link.endsWith(`/trade-partners/search-projects/${project}`))).toBe(true);

    const third = await newProject(await signInAgain(owner), { ...fields, name: 'Depot' });
    expect((await inviteAll(third, [guest.profileId], await signInAgain(owner))).status).toBe(200);
    await advanceClock(2 * HOUR);
    await sendReminders();
    expect(await mailsAbout(guest, INVITED)).toHaveLength(1);
    await advanceClock(24 * HOUR);
    await sendReminders();
    expect((await mailsAbout(guest, INVITED)).map(({ subject }) => subject)).toEqual([
      'Worland Builders invites you to Depot',
      "You're invited to 2 projects",
    ]);
    await advanceClock(25 * HOUR);
    await sendReminders();
    expect(await mailsAbout(guest, INVITED)).toHaveLength(2);

    // The quiet day ended the reminder that says which invitations were mailed.
    const fourth = await newProject(await signInAgain(owner), { ...fields, name: 'Library' });
    expect((await inviteAll(fourth, [guest.profileId], await signInAgain(owner))).status).toBe(200);
    await settled();
    await advanceClock(16 * MINUTE);
    await sendReminders();
    const [latest, ...earlier] = await mailsAbout(guest, INVITED);
    expect([latest?.subject, earlier.length]).toEqual(['Worland Builders invites you to Library', 2]);
  });

  it('leaves out a project that was closed and an invitation that was answered, and is not sent without any', async () => {
    const by = await signInAgain(owner);
    const guest = await newPartner({ zip: ZIP }, carpentry);
    const [closed, declined] = [await newProject(by, fields), await newProject(by, fields)];
    for (const project of [closed, declined]) await inviteAll(project, [guest.profileId], by);
    await by.api.patch(`/api/projects/${closed}`, { closed: true });
    await guest.api.patch(`/api/invitations/${declined}`, { state: 'declined' });
    await settled();
    await advanceClock(16 * MINUTE);
    await sendReminders();
    expect(await mailsAbout(guest, INVITED)).toEqual([]);
  });
});
