import { beforeAll, describe, expect, it } from 'vitest';
import { settled } from '../../support/cloud/stream.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';

const TEXT = 'Called him on Tuesday. Can start in two weeks.';

let company: Person;
let colleague: Person;
let stranger: Person;
let seeker: Person;
let job: string;

/** A seeker who lives far from every job of this test, so that nothing matches. */
const newApplicant = async () => {
  const person = await newSeeker({ zip: '99801' });
  await apply(person, company, job);
  return person;
};
const move = (by: Person, to: string, from = 'new', who = seeker) =>
  by.api.patch(`/api/jobs/${job}/applicants/${who.profileId}/stage`, { from, to });
const applicants = async (query = {}) => (await company.api.get(`/api/jobs/${job}/applicants`, query)).body;
const idsOf = ({ results }: { results: { id: string }[] }) => results.map(({ id }) => id);
const notes = (by: Person, about = seeker) => by.api.get(`/api/company/notes/${about.profileId}`);
const write = (by: Person, text: string, about = seeker) =>
  by.api.post(`/api/company/notes/${about.profileId}`, { text });

beforeAll(async () => {
  [company, stranger] = await Promise.all([newCompany(), newCompany()]);
  colleague = await newColleague(company);
  job = await postJob(company);
  seeker = await newApplicant();
});

describe('the stages of an applicant', () => {
  it('start at new, are visible only to the company, and filter the list', async () => {
    const other = await newApplicant();
    expect((await applicants()).results.map(({ stage }: { stage: string }) => stage)).toEqual(['new', 'new']);
    expect(await move(company, 'interview')).toMatchObject({ status: 200, body: { stage: 'interview' } });
    expect(idsOf(await applicants({ stage: 'interview' }))).toEqual([seeker.profileId]);
    expect(await applicants({ stage: 'hired' })).toMatchObject({ results: [], total: 0 });
    expect(idsOf(await applicants())).toEqual([other.profileId, seeker.profileId]);
    const asked = { profileId: seeker.profileId, jobId: job };
    expect((await company.api.get('/api/jobs/jobseeker/actions', asked)).body.stage).toBe('interview');
    const own = [
      await seeker.api.get(`/api/jobs/${job}`),
      await seeker.api.post('/api/profile/job-seeker/activities', { active: true }),
    ];
    expect(JSON.stringify(own)).not.toContain('interview');
    expect((await move(colleague, 'new', 'interview')).body).toEqual({ stage: 'new' });
  });

  it('can be moved only by the company, only for applicants, and from a hire only back to the offer', async () => {
    const [applicant, nobody] = [await newApplicant(), await newSeeker({ zip: '99801' })];
    expect(await move(stranger, 'contacted')).toMatchObject({ status: 409, body: { code: 'request_not_open' } });
    expect((await move(seeker, 'hired')).status).toBe(403);
    expect((await move(company, 'hired', 'new', nobody)).body.code).toBe('request_not_open');
    expect((await move(company, 'dreaming')).status).toBe(400);
    expect((await move(company, 'hired', 'new', applicant)).status).toBe(200);
    expect((await move(company, 'contacted', 'hired', applicant)).body.code).toBe('stage_not_allowed');
    expect((await move(company, 'offer', 'hired', applicant)).status).toBe(200);
  });

  it('move once when two users of the company move an applicant at the same moment', async () => {
    const applicant = await newApplicant();
    const both = await Promise.all([
      move(company, 'contacted', 'new', applicant),
      move(colleague, 'offer', 'new', applicant),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('request_changed');
    const won = both.find(({ status }) => status === 200)?.body.stage;
    const lost = won === 'offer' ? 'contacted' : 'offer';
    expect(idsOf(await applicants({ stage: won }))).toContain(applicant.profileId);
    expect(idsOf(await applicants({ stage: lost }))).not.toContain(applicant.profileId);
  });

  const endings: Record<string, (applicant: Person) => Promise<{ status: number }>> = {
    'the applicant withdraws': ({ api }) =>
      api.patch(`/api/company/profile/access/withdraw/${company.profileId}`, { job }),
    'the company declines': ({ profileId }) =>
      company.api.patch(`/api/company/profile/access/reject/${profileId}`, { type: 'job-application', job }),
    'the applicant blocks the company': ({ api }) => api.post(`/api/blocks/${company.profileId}`),
    'the applicant deletes the account': ({ api, userId }) =>
      api.delete(`/api/users/${userId}`, { currentPassword: PASSWORD }),
  };

  it.each(Object.entries(endings))('no longer count an applicant after %s', async (_, end) => {
    const [applicant, before] = [await newApplicant(), await applicants({ stage: 'offer' })];
    const newOnes = (await applicants({ stage: 'new' })).total;
    expect((await move(company, 'offer', 'new', applicant)).status).toBe(200);
    expect((await applicants({ stage: 'offer' })).total).toBe(before.total + 1);
    expect((await end(applicant)).status).toBeLessThan(300);
    await settled();
    expect(await applicants({ stage: 'offer' })).toEqual(before);
    expect((await applicants({ stage: 'new' })).total).toBe(newOnes - 1);
    expect((await move(company, 'hired', 'offer', applicant)).body.code).toBe('request_not_open');
  });

  it.each(['the applicant withdraws', 'the applicant blocks the company'])(
    'start at new when the seeker applies again after %s',
    async (ending) => {
      const applicant = await newApplicant();
      expect((await move(company, 'offer', 'new', applicant)).status).toBe(200);
      await endings[ending]?.(applicant);
      await settled();
      await applicant.api.delete(`/api/blocks/${company.profileId}`);
      await apply(applicant, company, job);
      const [row] = (await applicants()).results;
      expect(row).toMatchObject({ id: applicant.profileId, stage: 'new' });
    },
  );
});

describe('the notes about an applicant', () => {
  it('are shared by the users of a company, and removed by their author', async () => {
    const { status, body } = await write(company, `  ${TEXT} `);
    expect(status).toBe(201);
    expect(body).toMatchObject({ text: TEXT, isOwn: true });
    expect((await write(colleague, 'Good hands.')).status).toBe(201);
    expect((await notes(colleague)).body.results).toMatchObject([
      { text: 'Good hands.', isOwn: true },
      { id: body.id, text: TEXT, isOwn: false, author: expect.any(String) },
    ]);
    const path = `/api/company/notes/${seeker.profileId}/${body.id}`;
    expect((await colleague.api.delete(path)).body.code).toBe('note_not_found');
    expect((await company.api.delete(path)).body).toEqual({ success: true });
    expect((await company.api.delete(path)).body.code).toBe('note_not_found');
    expect((await notes(company)).body.results).toMatchObject([{ text: 'Good hands.', isOwn: false }]);
  });

  it('can be changed only by their author, and show that they were', async () => {
    const { body } = await write(company, TEXT);
    expect(body).not.toHaveProperty('edited');
    const path = `/api/company/notes/${seeker.profileId}/${body.id}`;
    const change = (by: Person, text: string) => by.api.patch(path, { text });
    for (const by of [colleague, stranger]) {
      expect(await change(by, 'Mine now.')).toMatchObject({ status: 404, body: { code: 'note_not_found' } });
    }
    expect((await change(seeker, 'Mine now.')).status).toBe(403);
    for (const text of [' ', 'x'.repeat(1001)]) expect((await change(company, text)).status).toBe(400);
    const changed = {
      id: body.id,
      text: 'Starts on Monday.',
      date: body.date,
      edited: expect.any(String),
      isOwn: true,
    };
    expect(await change(company, ' Starts on Monday. ')).toMatchObject({ status: 200, body: changed });
    expect((await notes(colleague)).body.results).toContainEqual(
      expect.objectContaining({ ...changed, author: body.author, isOwn: false }),
    );
    const both = await Promise.all([change(company, 'Once more.'), company.api.delete(path)]);
    expect(both[1].status).toBe(200);
    expect(await change(company, 'Gone.')).toMatchObject({ status: 404, body: { code: 'note_not_found' } });
    expect(JSON.stringify((await notes(company)).body)).not.toContain(body.id);
  });

  it("can't be read by other companies or by the applicant", async () => {
    await write(company, TEXT);
    expect(await notes(stranger)).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
    expect((await write(stranger, TEXT)).body.code).toBe('profile_not_found');
    expect((await notes(seeker)).status).toBe(403);
    expect(JSON.stringify(await seeker.api.get(`/api/profile/${seeker.profileId}`))).not.toContain(TEXT);
  });

  it('are no longer than a thousand characters, never empty, and at most fifty', async () => {
    const applicant = await newApplicant();
    expect((await write(company, ' ', applicant)).status).toBe(400);
    expect((await write(company, 'x'.repeat(1001), applicant)).status).toBe(400);
    for (let count = 0; count < 50; count += 1) expect((await write(company, 'x', applicant)).status).toBe(201);
    expect(await write(company, 'x', applicant)).toMatchObject({ status: 409, body: { code: 'notes_full' } });
  });

  it('are erased with the account of the applicant', async () => {
    const applicant = await newApplicant();
    await write(company, TEXT, applicant);
    expect(
      (await applicant.api.delete(`/api/users/${applicant.userId}`, { currentPassword: PASSWORD })).status,
    ).toBeLessThan(300);
    await settled();
    expect((await notes(company, applicant)).status).toBe(404);
  });
});
