import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { endpoints } from '@plumbline/shared/contracts/index';
import type { Answer, Api } from './api.ts';
import { tellingEndpoints } from './telling-endpoints.ts';

/** Ids for a path's parameters; each is tried where a path takes an id. */
export type Ids = { ids: string[]; userId: string; profileId: string; jobId: string };
type AskedCall = { asked: string; answer: Answer };
type Call = { method: Endpoint['method']; path: string; body: object };

const named = (names: readonly string[]) => endpoints.filter(({ name }) => names.includes(name));
const reading = [...endpoints.filter(({ method }) => method === 'GET'), ...named(tellingEndpoints.readsByPost)];
const asking = named(tellingEndpoints.asksAboutSomebody);

const pathsOf = ({ path, group }: Endpoint, { ids, userId }: Pick<Ids, 'ids' | 'userId'>): string[] => {
  const fixed = path
    .replace('{userId}', userId)
    .replace('{zip}', '46590')
    .replace('{slug}', 'unlock_applicant_resume')
    .replace('{type}', group === 'files' ? 'small' : 'Full-Time');
  return fixed.includes('{') ? ids.map((id) => fixed.replace(/\{\w+\}/g, id)) : [fixed];
};

const AT_ONCE = 12;

const askAll = async (viewer: Api, calls: Call[], query: Record<string, string>): Promise<AskedCall[]> => {
  const answers: AskedCall[] = [];
  const next = async (): Promise<void> => {
    for (let call = calls.shift(); call; call = calls.shift()) {
      const { method, path, body } = call;
      const answer =
        method === 'GET'
          ? await viewer.get(path, query)
          : await viewer[method === 'PATCH' ? 'patch' : 'post'](path, body);
      answers.push({ asked: `${method} ${path}`, answer });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return answers;
};

/** The responses of all reading endpoints of the contract, called by `viewer` about everything that `ids` name. */
export const readEverything = (viewer: Api, ids: Ids): Promise<AskedCall[]> => {
  const { profileId, jobId } = ids;
  const body = { zip: '46590', tradeCategories: ['Carpentry'], jobId, activityType: 'view-job-details' };
  const calls = reading.flatMap((endpoint) =>
    pathsOf(endpoint, ids).map((path) => ({ method: endpoint.method, path, body })),
  );
  return askAll(viewer, calls, { profileId, jobId });
};

/** A stranger, and the texts that the stranger guesses. */
export type Guess = { profileId: string; userId: string; jobId: string; texts: string[]; zip: string };

/**
 * The responses of all endpoints that change, buy or request something about a seeker, called by a stranger with a job
 * of its own.
 */
export const askAboutSomebody = (
  viewer: Api,
  { profileId, userId, jobId, texts, zip }: Guess,
): Promise<AskedCall[]> => {
  const job = {
    name: 'A guess',
    zip,
    type: 'Full-Time',
    experienceRequired: false,
    willingToProvidePaidTraining: false,
  };
  const purchase = {
    return_url: '/employees/jobs',
    idempotencyKey: 'a guess of mine',
    product_slug: 'unlock_applicant_resume',
  };
  const bodies: Record<string, object[]> = {
    sendMessage: [{ text: 'Hello', key: profileId }],
    createReport: (['profile', 'message'] as const).map((kind) => ({ kind, id: profileId, reason: 'spam' })),
    createIntent: [{ ...purchase, candidate_profile_id: profileId }],
    createJob: [
      { ...job, tradeCategories: texts },
      { ...job, briefing: true, recipient: profileId },
    ],
    recordActivity: [{ jobId, activityType: 'view-job-details' }],
    markNotification: [{ read: true }],
  };
  const about = ['job-application', 'job'].map((type) => ({ type, job: jobId }));
  const calls = asking.flatMap((endpoint) =>
    pathsOf(endpoint, { ids: [profileId], userId }).flatMap((path) =>
      (bodies[endpoint.name] ?? about).map((body) => ({ method: endpoint.method, path, body })),
    ),
  );
  return askAll(viewer, calls, { profileId, jobId });
};
