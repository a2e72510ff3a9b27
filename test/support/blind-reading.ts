import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { endpoints } from '@plumbline/shared/contracts/index';
import type { Answer, Api } from './api.ts';

/** Ids to put into a path's parameters; every one is tried where a path takes an id. */
export type Ids = { ids: string[]; userId: string; profileId: string; jobId: string };

/** Endpoints that read by POST, as their names say. */
const readsByPost = /^(?:list|search|get|find)/;

const reading = endpoints.filter(
  ({ method, name }) => method === 'GET' || (method === 'POST' && readsByPost.test(name)),
);

const pathsOf = ({ path }: Endpoint, { ids, userId }: Ids): string[] => {
  const fixed = path
    .replace('{userId}', userId)
    .replace('{zip}', '46590')
    .replace('{slug}', 'unlock_applicant_resume')
    .replace('{type}', 'small');
  return fixed.includes('{') ? ids.map((id) => fixed.replace(/\{\w+\}/g, id)) : [fixed];
};

const AT_ONCE = 12;

/** The answers of all endpoints of the contract that read, asked by `viewer` about everything `ids` name. */
export const readEverything = async (viewer: Api, ids: Ids): Promise<{ asked: string; answer: Answer }[]> => {
  const { profileId, jobId } = ids;
  const calls = reading.flatMap((endpoint) => pathsOf(endpoint, ids).map((path) => ({ ...endpoint, path })));
  const answers: { asked: string; answer: Answer }[] = [];
  const next = async (): Promise<void> => {
    for (let call = calls.shift(); call; call = calls.shift()) {
      const { method, path } = call;
      const about = { zip: '46590', tradeCategories: ['Carpentry'], jobId, activityType: 'view' };
      const answer = method === 'GET' ? await viewer.get(path, { profileId, jobId }) : await viewer.post(path, about);
      answers.push({ asked: `${method} ${path}`, answer });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return answers;
};
