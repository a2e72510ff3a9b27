import * as z from 'zod';
import { reachedStages } from '../../domain/jobs/applicant-stages.ts';
import { workerHistoryKinds } from '../../options/jobs/worker-history.ts';
import { defineEndpoint } from '../endpoint.ts';
import { byId, id, isoDate } from '../fields.ts';

const historyFact = z.object({
  kind: z.enum(workerHistoryKinds),
  date: isoDate,
  /** The user of the company who did it; absent for what the worker did, and for a user who left. */
  by: z.string().optional(),
  /** The job that it is about; absent for a fact about none. */
  job: z.object({ id, name: z.string() }).optional(),
  /** The stage to which the worker was moved. */
  stage: z.enum(reachedStages).optional(),
});
export type WorkerHistoryFact = z.output<typeof historyFact>;

export const getWorkerHistory = defineEndpoint({
  group: 'dashboard',
  name: 'getWorkerHistory',
  method: 'GET',
  path: '/api/company/people/{id}/history',
  auth: 'company',
  params: byId,
  response: z.object({ results: z.array(historyFact) }),
  errors: ['profile_not_found'],
  summary:
    'What happened between the own company and worker {id}, newest first: unlocks, briefings, sent jobs, applications, ' +
    'priority access, and the latest state of interviews, stages and messages',
});
