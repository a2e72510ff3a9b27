import { expect, it } from 'vitest';
import { newId } from '../../../../functions/platform/ids.ts';
import { settled } from '../../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../../support/people/people.ts';
import { apply, buy, postJob, unlock } from '../../../support/posts/hiring.ts';

const historyOf = (company: Person, worker: Person) =>
  company.api.get(`/api/company/people/${worker.profileId}/history`);
const kindsOf = ({ body }: { body: { results: { kind: string }[] } }) => body.results.map(({ kind }) => kind);
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it('the history of a company with a worker has its own facts, newest first, and no price, number or message', async () => {
  const [company, rival, worker] = await Promise.all([newCompany(), newCompany(), newSeeker()]);
  const [job, theirs] = [await postJob(company, { name: 'Roof Framer' }), await postJob(rival)];
  await apply(worker, company, job);
  await apply(worker, rival, theirs);
  await unlock(company, worker, job);
  await unlock(rival, worker, theirs);
  const path = `/api/interviews/${job}/${worker.profileId}`;
  const form = {
    times: [{ day: dayIn(5), time: '07:00' }],
    minutes: 30,
    way: 'on-site',
    place: 'North gate',
    note: '',
  };
  const { interview } = (await company.api.post(path, form)).body;
  await worker.api.patch(path, { state: 'agreed', start: interview.times[0], updatedAt: interview.updatedAt });
  await company.api.patch(`/api/jobs/${job}/applicants/${worker.profileId}/stage`, { from: 'new', to: 'interview' });
  const text = 'Ask for the north gate.';
  expect((await company.api.post(`/api/messages/${worker.profileId}`, { text, key: newId() })).status).toBeLessThan(
    300,
  );
  await settled();

  const history = await historyOf(company, worker);
  expect(kindsOf(history)).toEqual(['message-sent', 'stage-moved', 'interview-agreed', 'unlocked', 'applied']);
  expect(history.body.results).toMatchObject([
    { by: expect.any(String) },
    { by: expect.any(String), job: { id: job, name: 'Roof Framer' }, stage: 'interview' },
    { job: { id: job } },
    { by: expect.any(String), job: { id: job } },
    { job: { id: job } },
  ]);
  // An agreement of the worker has no user of the company.
  expect(history.body.results[2]).not.toHaveProperty('by');
  const { body: profile } = await company.api.get(`/api/profile/${worker.profileId}`);
  const written = JSON.stringify(history.body);
  for (const secret of [profile.phoneNumber, profile.email, profile.lastName, text, 'North gate', 'amount', theirs])
    expect(written).not.toContain(secret);
  expect(kindsOf(await historyOf(rival, worker))).toEqual(['unlocked', 'applied']);
});

it('the history has sent jobs of a worker whose contact details are hidden, and is closed after a block', async () => {
  const [company, stranger, worker] = await Promise.all([newCompany(), newCompany(), newSeeker()]);
  const job = await postJob(company, { name: 'Deck Builder' });
  await buy(company, { product_slug: 'send_job_post_match', candidate_profile_id: worker.profileId, job_id: job });
  const history = await historyOf(company, worker);
  expect(history.body.results).toMatchObject([{ kind: 'job-sent', job: { id: job, name: 'Deck Builder' } }]);
  expect(await historyOf(stranger, worker)).toMatchObject({ status: 200, body: { results: [] } });
  expect((await worker.api.get(`/api/company/people/${worker.profileId}/history`)).status).toBe(403);
  await worker.api.post(`/api/blocks/${company.profileId}`);
  expect((await historyOf(company, worker)).body.code).toBe('profile_not_found');
});
