import { beforeAll, describe, expect, it } from 'vitest';
import { origin } from '../../../support/cloud/cloud.ts';
import { newCompany, newSeeker, type Person } from '../../../support/people/people.ts';
import { apply, postJob } from '../../../support/posts/hiring.ts';

const [PLANS, CREW] = ['Can you read framing plans?', 'Have you led a crew before?'];
const questions = [
  { text: PLANS, wantsYes: true },
  { text: CREW, wantsYes: false },
];
const answers = [
  { question: PLANS, answer: true },
  { question: CREW, answer: false },
];

let company: Person;
let job: string;

beforeAll(async () => {
  company = await newCompany();
  job = await postJob(company, { questions });
});

const send = (seeker: Person, given?: unknown, to = job) =>
  seeker.api.patch(`/api/company/profile/access/request/${company.profileId}`, {
    type: 'job-application',
    job: to,
    ...(given !== undefined && { answers: given }),
  });
const rowOf = async (seeker: Person) =>
  (await company.api.get(`/api/jobs/${job}/applicants`)).body.results.find(
    ({ id }: { id: string }) => id === seeker.profileId,
  );

describe('the questions of a job', () => {
  it('are answered with the application, and the company reads the answers with the applicant [SEE-15]', async () => {
    const seeker = await newSeeker();
    expect((await send(seeker, [...answers].reverse())).status).toBe(200);
    expect((await rowOf(seeker)).answers).toEqual(answers);
    const asked = { profileId: seeker.profileId, jobId: job };
    expect((await company.api.get('/api/jobs/jobseeker/actions', asked)).body.answers).toEqual(answers);
  });

  it.each([
    ['no answers', undefined],
    ['one answer missing', answers.slice(0, 1)],
    ['an answer to another question', [answers[0], { question: 'Do you own a crane?', answer: true }]],
  ])('stop an application with %s [SEE-15]', async (_, given) => {
    const seeker = await newSeeker();
    expect(await send(seeker, given)).toMatchObject({ status: 409, body: { code: 'questions_open' } });
    expect(await rowOf(seeker)).toBeUndefined();
  });

  it('reject answers that are neither yes nor no', async () => {
    const { status } = await send(await newSeeker(), [{ question: PLANS, answer: 'maybe' }]);
    expect(status).toBe(400);
  });

  it('are asked only by jobs that have some: answers to other jobs are not stored', async () => {
    const [seeker, other] = [await newSeeker(), await postJob(company)];
    await apply(seeker, company, other);
    const second = await newSeeker();
    expect((await send(second, answers, other)).status).toBe(200);
    const { results } = (await company.api.get(`/api/jobs/${other}/applicants`)).body;
    for (const row of results) expect(row).not.toHaveProperty('answers');
  });

  it('keep their answers as they were asked when the company changes the questions', async () => {
    const [seeker, changed] = [await newSeeker(), await postJob(company, { questions })];
    expect((await send(seeker, answers, changed)).status).toBe(200);
    await company.api.patch(`/api/jobs/${changed}`, { questions: [{ text: 'Own truck?', wantsYes: true }] });
    const { results } = (await company.api.get(`/api/jobs/${changed}/applicants`)).body;
    expect(results[0].answers).toEqual(answers);
    expect((await send(await newSeeker(), answers, changed)).body.code).toBe('questions_open');
  });

  it('are part of the facts of a public job, for applicants without an account', async () => {
    const response = await fetch(`${origin()}/api/public/jobs/${job}`);
    expect(((await response.json()) as { questions: string[] }).questions).toEqual([PLANS, CREW]);
  });
});
