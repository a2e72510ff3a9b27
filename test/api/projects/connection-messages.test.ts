import { beforeAll, expect, it } from 'vitest';
import { mailsAbout } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';
import { newProject } from '../../support/posts/postings.ts';

let owner: Person;
let partner: Person;
let rival: Person;

beforeAll(async () => {
  [owner, partner, rival] = await Promise.all([
    newCompany(),
    newCompany({ name: 'Eagle Creek Roofing' }),
    newCompany({ name: 'Winona Framing' }),
  ]);
});

const connect = (project: string, message: unknown, by = partner) =>
  by.api.patch(`/api/company/profile/access/request/${owner.profileId}`, { type: 'project', project, message });
const decide = (what: 'grant' | 'reject', project: string) =>
  owner.api.patch(`/api/company/profile/access/${what}/${partner.profileId}`, { type: 'project', project });
const read = async (by: Person, project: string) => (await by.api.get(`/api/projects/${project}`)).body;

const WORDS = 'We framed the south wing.\nTwo crews are free in March.';

it('a message is shown to the owner with the request, stays with the connection, and is hidden from everyone else', async () => {
  const project = await newProject(owner);
  expect((await connect(project, `  ${WORDS} `)).status).toBe(200);
  expect((await read(owner, project)).connections).toMatchObject([{ state: 'requested', message: WORDS }]);
  expect((await read(partner, project)).connection).toMatchObject({ state: 'requested', message: WORDS });
  const match = await owner.api.get(`/api/projects/${project}/matches/${partner.profileId}`);
  expect(match.body).toMatchObject({ state: 'requested', message: WORDS });
  expect(JSON.stringify(await read(rival, project))).not.toContain('south wing');
  expect((await rival.api.get(`/api/projects/${project}/matches/${partner.profileId}`)).status).toBe(404);

  expect((await decide('grant', project)).status).toBe(200);
  expect((await read(owner, project)).connections).toMatchObject([{ state: 'granted', message: WORDS }]);
});

it("the mail says that there is a message and links to it, without a stranger's text and links", async () => {
  const project = await newProject(owner, { name: 'Beyer Farm Trail' });
  await connect(project, 'Pay the deposit at https://example.test/deposit');
  await connect(project, '', rival);
  const [withWords] = await mailsAbout(owner, /^Eagle Creek Roofing wants to join Beyer Farm Trail$/);
  expect(withWords?.text).toContain('They wrote you a message. You can read it on the project.');
  expect(JSON.stringify(withWords)).not.toContain('example.test/deposit');
  const [without] = await mailsAbout(owner, /^Winona Framing wants to join Beyer Farm Trail$/);
  expect(without?.text).not.toContain('They wrote you a message');
});

it('a message with the acceptance of an invitation is shown to its owner, whose mail mentions it', async () => {
  const project = await newProject(owner, { name: 'Tippecanoe Boat House' });
  await owner.api.post(`/api/projects/${project}/invitations`, { company: partner.profileId });
  expect((await connect(project, 'x'.repeat(501))).status).toBe(400);
  expect((await read(partner, project)).invitation).toMatchObject({ state: 'invited' });
  expect(await connect(project, WORDS)).toMatchObject({ status: 200, body: { state: 'granted' } });
  expect((await read(owner, project)).connections).toMatchObject([{ state: 'granted', message: WORDS }]);
  expect((await read(partner, project)).connection).toMatchObject({ state: 'granted', message: WORDS });
  expect(JSON.stringify(await read(rival, project))).not.toContain('south wing');
  const about = async (to: Person) => {
    const mails = await mailsAbout(to, /connected/i);
    return mails.filter(({ text }) => text.includes('Tippecanoe Boat House')).map(({ text }) => text);
  };
  const waits = 'They wrote you a message. You can read it on the project.';
  expect((await about(owner)).map((text) => [text.includes(waits), text.includes('south wing')])).toEqual([
    [true, false],
  ]);
  expect((await about(partner)).map((text) => text.includes(waits))).toEqual([false]);

  const asked = await newProject(owner, { name: 'Tippecanoe Dock' });
  await connect(asked, WORDS);
  await decide('grant', asked);
  const [granted] = (await mailsAbout(owner, /connected/i)).filter(({ text }) => text.includes('Tippecanoe Dock'));
  expect(granted?.text).toBeDefined();
  expect(granted?.text).not.toContain(waits);
});

it('a message of 501 characters, an invalid one and one to an employer are rejected, and no request is stored', async () => {
  const project = await newProject(owner);
  expect((await connect(project, 'x'.repeat(501))).body).toMatchObject({
    code: 'bad_request',
    errors: [{ path: 'message', message: 'Please use at most 500 characters' }],
  });
  expect((await connect(project, ['x'])).status).toBe(400);
  expect(await read(owner, project)).toMatchObject({ requestCount: 0, connections: [] });
  expect((await connect(project, 'x'.repeat(500))).status).toBe(200);

  const seeker = await newSeeker();
  const job = await postJob(owner);
  const apply = (message?: string) =>
    seeker.api.patch(`/api/company/profile/access/request/${owner.profileId}`, {
      type: 'job-application',
      job,
      message,
    });
  expect((await apply('Hire me')).body).toMatchObject({ errors: [{ path: 'message' }] });
  expect((await apply()).status).toBe(200);
});

it('a declined request removes its message', async () => {
  const project = await newProject(owner);
  await connect(project, WORDS);
  expect((await decide('reject', project)).status).toBe(200);
  expect((await read(partner, project)).connection).toEqual(
    expect.not.objectContaining({ message: expect.anything() }),
  );
});
