import { describe, expect, it } from 'vitest';
import { newColleague } from '../../support/people/company-users.ts';
import { notificationsOf } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { newUnlockedApplicant } from '../../support/posts/applicants.ts';
import { postJob } from '../../support/posts/hiring.ts';
import { newBriefing, newProject } from '../../support/posts/postings.ts';

const decide = (by: Person, list: 'company/profile' | 'profile', move: string, id: string, body: object) =>
  by.api.patch(`/api/${list}/access/${move}/${id}`, body);
/** Whether the newest notification of a kind is read, once the stream is idle. */
const isRead = async (user: Person, kind: string) => (await notificationsOf(user, kind))[0]?.read;
const unreadOf = async (user: Person) => (await user.api.get('/api/badges')).body.notifications.count;

/** A company with a second user. */
const companyOfTwo = async () => {
  const company = await newCompany();
  return { company, colleague: await newColleague(company) };
};

describe("a notification about a user's own act", () => {
  it('is read for the user who paid, and new for the owner when a colleague paid', async () => {
    const { company, colleague } = await companyOfTwo();
    await postJob(company, { name: 'Form Setter' });
    expect(await isRead(company, 'receipts')).toBe(true);
    expect(await unreadOf(company)).toBe('');
    await postJob(colleague, { name: 'Rod Buster' });
    expect(await isRead(colleague, 'receipts')).toBe(true);
    expect(await isRead(company, 'receipts')).toBe(false);
    expect(await unreadOf(company)).toBe('1');
  });

  it('is read for the user who accepted an applicant, and new for the colleague and the applicant', async () => {
    const { company, colleague } = await companyOfTwo();
    const { seeker, job } = await newUnlockedApplicant(company);
    await decide(company, 'company/profile', 'grant', seeker.profileId, { type: 'job-application', job });
    expect(await isRead(company, 'connectionAccepted')).toBe(true);
    expect(await isRead(colleague, 'connectionAccepted')).toBe(false);
    expect(await isRead(seeker, 'applicationAnswered')).toBe(false);
  });

  it('is read for the worker who is interested in a briefing, and new for the company', async () => {
    const [company, seeker] = await Promise.all([newCompany(), newSeeker()]);
    const job = await newBriefing(company, seeker);
    await decide(seeker, 'profile', 'grant', company.profileId, { type: 'job', job });
    expect(await isRead(seeker, 'connectionAccepted')).toBe(true);
    expect(await isRead(company, 'briefingAnswered')).toBe(false);
  });

  it('is read for the owner of a project who accepts a company, and new for that company', async () => {
    const [owner, partner] = await Promise.all([newCompany(), newCompany()]);
    const body = { type: 'project', project: await newProject(owner) };
    await decide(partner, 'company/profile', 'request', owner.profileId, body);
    await decide(owner, 'company/profile', 'grant', partner.profileId, body);
    expect(await isRead(owner, 'connectionAccepted')).toBe(true);
    expect(await isRead(partner, 'connectionAccepted')).toBe(false);
  });

  it('is read for the invited company that joins a project, and new for its owner', async () => {
    const [owner, partner] = await Promise.all([newCompany(), newCompany()]);
    const project = await newProject(owner);
    await owner.api.post(`/api/projects/${project}/invitations`, { company: partner.profileId });
    await decide(partner, 'company/profile', 'request', owner.profileId, { type: 'project', project });
    expect(await isRead(partner, 'connectionAccepted')).toBe(true);
    expect(await isRead(owner, 'connectionAccepted')).toBe(false);
  });

  it('is read for the user who picked the time of an interview, and new for the other side', async () => {
    const company = await newCompany();
    const { seeker, job } = await newUnlockedApplicant(company);
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const form = { times: [{ day, time: '07:00' }], minutes: 30, way: 'on-site', place: 'North gate', note: '' };
    const path = `/api/interviews/${job}/${seeker.profileId}`;
    const { interview } = (await company.api.post(path, form)).body;
    await seeker.api.patch(path, { state: 'agreed', start: interview.times[0], updatedAt: interview.updatedAt });
    expect(await isRead(seeker, 'interview')).toBe(true);
    expect(await isRead(company, 'interview')).toBe(false);
  });
});
