import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, runSchedule, until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { mailsAbout } from '../../support/people/notifications.ts';
import { newPartner } from '../../support/people/partners.ts';
import { newCompany, type Person, signInAgain } from '../../support/people/people.ts';
import { newProject, projectFields } from '../../support/posts/postings.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

let owner: Person;
let partner: Person;

beforeAll(async () => {
  [owner, partner] = await Promise.all([newCompany({ name: 'Winona Framing' }), newCompany()]);
});

const connect = (by: Person, project: string) =>
  by.api.patch(`/api/company/profile/access/request/${owner.profileId}`, { type: 'project', project });
const invite = (company: Person, project: string) =>
  owner.api.post(`/api/projects/${project}/invitations`, { company: company.profileId });
const read = async (by: Person, project: string) => (await by.api.get(`/api/projects/${project}`)).body;
const change = (project: string, fields: object) => owner.api.patch(`/api/projects/${project}`, fields);

describe('a last day for interest', () => {
  it('is set with the project, moved and cleared, and shown on its page and in the search', async () => {
    const project = await newProject(owner, { interestUntil: dayIn(20) });
    expect((await read(partner, project)).interestUntil).toBe(dayIn(20));
    const found = await until(async () => {
      const { results } = (await partner.api.post('/api/project/search', { zip: '46590', limit: 100 })).body;
      return results.find(({ id }: { id: string }) => id === project);
    });
    expect(found.interestUntil).toBe(dayIn(20));
    expect((await change(project, { interestUntil: dayIn(25) })).status).toBe(200);
    expect((await read(owner, project)).interestUntil).toBe(dayIn(25));
    expect((await change(project, { name: 'Renamed' })).status).toBe(200);
    expect((await read(owner, project)).interestUntil).toBe(dayIn(25));
    expect((await change(project, { interestUntil: '' })).status).toBe(200);
    expect(await read(owner, project)).not.toHaveProperty('interestUntil');
  });

  it.each([
    ['has passed', dayIn(-2), 'interest_day_over'],
    ['comes after the start', dayIn(61), 'interest_after_start'],
    ['is none', '2027-02-30', 'bad_request'],
    ['has eleven characters', `${dayIn(20)}0`, 'bad_request'],
  ])('is refused when it %s, and nothing is posted or changed', async (_, interestUntil, code) => {
    const refused = { status: 400, body: { code, errors: [{ path: 'interestUntil' }] } };
    expect(await owner.api.post('/api/projects', projectFields({ interestUntil }))).toMatchObject(refused);
    const project = await newProject(owner, { interestUntil: dayIn(20) });
    expect(await change(project, { interestUntil, name: 'Other' })).toMatchObject(refused);
    expect(await read(owner, project)).toMatchObject({ name: 'Lake house', interestUntil: dayIn(20) });
  });

  it("can't be after a start date that moves", async () => {
    const project = await newProject(owner, { interestUntil: dayIn(20) });
    expect(await change(project, { startDate: dayIn(10) })).toMatchObject({
      status: 400,
      body: { code: 'interest_after_start' },
    });
    expect((await change(project, { startDate: dayIn(20) })).status).toBe(200);
  });

  it('reminds invited and interested companies without a response once, and then ends requests and invitations', async () => {
    const trades = { selfPerformWorkCategories: ['Carpentry'] };
    const people = await Promise.all(
      ['Looked', 'Asked', 'Never Looked', 'Invited', 'Declined'].map((name) => newPartner({ name }, trades)),
    );
    const [looked, asked, blind, invited, declined] = people as [Person, Person, Person, Person, Person];
    const project = await newProject(owner, { name: 'Depot', interestUntil: dayIn(5) });
    await settled();
    const view = (by: Person) =>
      by.api.post('/api/activity/logs/insert', { activityType: 'view-project-details', projectId: project });
    for (const each of [looked, asked]) expect((await view(each)).status).toBeLessThan(300);
    expect((await connect(asked, project)).status).toBe(200);
    for (const each of [invited, declined]) expect((await invite(each, project)).status).toBe(201);
    expect((await declined.api.patch(`/api/invitations/${project}`, { state: 'declined' })).status).toBe(200);
    await settled();

    const remind = async () => {
      // The first run set the reminder of each company.
      for (const _ of [1, 2]) expect(await runSchedule('send-reminders')).toMatchObject({ result: { failed: 0 } });
      const mails = await Promise.all(people.map((each) => mailsAbout(each, /^Depot: you can ask until /)));
      return mails.map(({ length }) => length);
    };
    await advanceClock(2 * DAY);
    expect(await remind()).toEqual([0, 0, 0, 0, 0]);
    await advanceClock(DAY + 15 * HOUR);
    expect(await remind()).toEqual([1, 0, 0, 1, 0]);
    await advanceClock(HOUR);
    expect(await remind()).toEqual([1, 0, 0, 1, 0]);

    // In Honolulu it is still the same day.
    [owner, partner] = [await signInAgain(owner), await signInAgain(partner)];
    expect((await connect(partner, project)).status).toBe(200);
    await advanceClock(3 * DAY);
    owner = await signInAgain(owner);
    const refused = { status: 409, body: { code: 'interest_over', params: { date: dayIn(5) } } };
    expect(await connect(await signInAgain(blind), project)).toMatchObject(refused);
    expect(await connect(await signInAgain(invited), project)).toMatchObject(refused);
    expect(await invite(looked, project)).toMatchObject(refused);
    expect((await read(owner, project)).requestCount).toBe(2);
    // Companies that asked in time can still be accepted, and invited ones can still decline.
    const grant = { type: 'project', project };
    expect((await owner.api.patch(`/api/company/profile/access/grant/${asked.profileId}`, grant)).status).toBe(200);
    const no = await (await signInAgain(invited)).api.patch(`/api/invitations/${project}`, { state: 'declined' });
    expect(no.status).toBe(200);
    // A past day stays valid when another field changes, or can be moved.
    expect((await change(project, { name: 'Depot North' })).status).toBe(200);
    expect((await change(project, { interestUntil: dayIn(30) })).status).toBe(200);
    expect((await connect(await signInAgain(blind), project)).status).toBe(200);
  });
});
