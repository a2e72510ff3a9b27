import type { Request } from 'autocannon';

const PASSWORD = 'Plumbline!2026';

const asJson = { 'content-type': 'application/json' };

/** The access token of a user of the demo data. */
export const signIn = async (origin: string, email: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: asJson,
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { accessToken: string }).accessToken;
};

type People = { company: string; seeker: string };
type JobRef = { id: string };

const as = (token: string) => ({ ...asJson, authorization: `Bearer ${token}` });
const get = (token: string, path: string): Request => ({ method: 'GET', path, headers: as(token) });
const post = (token: string, path: string, body: object): Request => ({
  method: 'POST',
  path,
  headers: as(token),
  body: JSON.stringify(body),
});

const jobSearch = { zip: '46590', tradeCategories: ['Carpentry'] };

const findJob = async (origin: string, seeker: string): Promise<JobRef> => {
  const response = await fetch(`${origin}/api/job/search`, {
    method: 'POST',
    headers: as(seeker),
    body: JSON.stringify(jobSearch),
  });
  const [job] = ((await response.json()) as { result: JobRef[] }).result;
  if (!job) throw new Error('The demo data have no job to look at');
  return job;
};

/** The reads of two people in the course of a day. None of them is a reason to write to the table. */
export const readCalls = async (origin: string, { company, seeker }: People): Promise<Request[]> => [
  post(seeker, '/api/job/search', jobSearch),
  get(seeker, `/api/jobs/${(await findJob(origin, seeker)).id}`),
  get(seeker, '/api/badges'),
  get(company, '/api/jobs'),
  get(company, '/api/company/get-stats'),
  post(company, '/api/profile/search', { zip: '46590', filters: { skilledWorkers: true } }),
  get(company, '/api/messages'),
  get(seeker, '/api/notifications'),
  get(seeker, '/api/jobs/list/saved'),
];

/**
 * The requests of two people in the course of a day, in a sequence that every connection repeats: three reads for each
 * write.
 */
export const dayCalls = async (origin: string, people: People): Promise<Request[]> => [
  ...(await readCalls(origin, people)),
  post(people.seeker, '/api/activity/logs/insert', {
    jobId: (await findJob(origin, people.seeker)).id,
    activityType: 'view-job-details',
  }),
  post(people.company, '/api/notifications/read-all', {}),
  { method: 'PATCH', path: '/api/notification-settings', headers: as(people.seeker), body: '{}' },
];
