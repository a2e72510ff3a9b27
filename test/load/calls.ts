import type { Request } from 'autocannon';

const PASSWORD = 'Plumbline!2026';

const asJson = { 'content-type': 'application/json' };

/** The access token of somebody of the demo data. */
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
type Found = { id: string };

/** What two people do in the course of a day, in a row that every connection goes through: three reads to a write. */
export const mixedCalls = async (origin: string, { company, seeker }: People): Promise<Request[]> => {
  const as = (token: string) => ({ ...asJson, authorization: `Bearer ${token}` });
  const get = (token: string, path: string): Request => ({ method: 'GET', path, headers: as(token) });
  const post = (token: string, path: string, body: object): Request => ({
    method: 'POST',
    path,
    headers: as(token),
    body: JSON.stringify(body),
  });
  const search = { zip: '46590', tradeCategories: ['Carpentry'] };
  const answer = await fetch(`${origin}/api/job/search`, {
    method: 'POST',
    headers: as(seeker),
    body: JSON.stringify(search),
  });
  const [job] = ((await answer.json()) as { result: Found[] }).result;
  if (!job) throw new Error('The demo data have no job to look at');
  return [
    post(seeker, '/api/job/search', search),
    get(seeker, `/api/jobs/${job.id}`),
    post(seeker, '/api/activity/logs/insert', { jobId: job.id, activityType: 'view-job-details' }),
    get(seeker, '/api/badges'),
    get(company, '/api/jobs'),
    get(company, '/api/company/get-stats'),
    post(company, '/api/profile/search', { zip: '46590', filters: { skilledWorkers: true } }),
    post(company, '/api/notifications/read-all', {}),
    get(company, '/api/messages'),
    get(seeker, '/api/notifications'),
    get(seeker, '/api/jobs/list/saved'),
    { method: 'PATCH', path: '/api/notification-settings', headers: as(seeker), body: '{}' },
  ];
};
