import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { documents } from '../../../functions/platform/documents.ts';
import { functionsWithDeadLetters, wouldRing } from '../../support/cloud/alarms.ts';
import { type Fault, fault, resetCloud, runSchedule, until } from '../../support/cloud/cloud.ts';
import { api } from '../../support/contract/api.ts';
import { newCompany, newEmail, type Person, register, signIn } from '../../support/people/people.ts';
import { orderOf, releaseWebhooks, webhooks } from '../../support/posts/card-payments.ts';
import { jobFields, postJob } from '../../support/posts/hiring.ts';

let company: Person;
beforeEach(async () => {
  await resetCloud();
  company = await newCompany();
});

const mapConcurrent = async (times: number, work: () => Promise<unknown>): Promise<void> => {
  for (let time = 0; time < times; time += 1) await work();
};
/** A webhook call without a valid signature. */
const callWebhook = () => api().post('/api/payment/webhook', { id: 'evt_1' });

type Rehearsal = { name: string; fault?: Fault; work: () => Promise<unknown>; alarms: string[] };

const rehearsals: Rehearsal[] = [
  {
    name: 'SES that takes no mail',
    fault: { dependency: 'ses', mode: 'fail' },
    work: () => mapConcurrent(5, () => register(newEmail(), 'candidate').catch(() => undefined)),
    alarms: ['MailFails', 'ApiFails'],
  },
  {
    name: 'SES whose rate is used up',
    fault: { dependency: 'ses', mode: 'throttle' },
    work: () => mapConcurrent(5, () => register(newEmail(), 'candidate').catch(() => undefined)),
    alarms: ['MailFails'],
  },
  {
    name: 'Stripe that does not answer',
    fault: { dependency: 'stripe', mode: 'fail' },
    work: async () => {
      const { body } = await company.api.post('/api/jobs', jobFields());
      const order = () => orderOf('job_posting', { job_id: body.id });
      await mapConcurrent(5, () => company.api.post('/api/payment/intent', order()));
    },
    alarms: ['StripeFails', 'ApiFails'],
  },
  {
    name: 'a throttled table',
    fault: { dependency: 'dynamodb', mode: 'throttle' },
    work: () => mapConcurrent(5, () => company.api.get('/api/jobs')),
    alarms: ['TableThrottled', 'ApiFails'],
  },
  {
    name: 'a site that responds with errors',
    fault: { dependency: 'dynamodb', mode: 'fail' },
    work: () => mapConcurrent(2, () => runSchedule('check-site')),
    alarms: ['SiteFails'],
  },
  {
    name: 'an app that fails in browsers',
    work: () =>
      mapConcurrent(10, () => api().post('/api/browser-errors', { kind: 'error', text: 'x is not a function' })),
    alarms: ['BrowserErrors'],
  },
  {
    name: 'a table with faults of its own',
    fault: { dependency: 'dynamodb', mode: 'fail' },
    work: () => mapConcurrent(5, () => company.api.get('/api/jobs')),
    alarms: ['TableFails', 'ApiFails'],
  },
  {
    name: 'Cognito that throttles',
    fault: { dependency: 'cognito', mode: 'throttle' },
    work: () => signIn(company.email).catch(() => undefined),
    alarms: ['SignInThrottled'],
  },
  {
    name: 'webhook calls with a signature by an unknown secret',
    work: () => mapConcurrent(3, callWebhook),
    alarms: ['WebhookFails'],
  },
  {
    name: 'webhook calls that the functions cannot store',
    work: async () => {
      await webhooks('hold');
      await postJob(company);
      await fault({ dependency: 'dynamodb', mode: 'fail' });
      await releaseWebhooks();
      await until(() => wouldRing('WebhookFails'));
    },
    alarms: ['WebhookFails'],
  },
];

describe('a fault that needs a person', () => {
  it.each(rehearsals.map((it) => [it.name, it.alarms.join(' and '), it] as const))(
    'is %s: it writes what %s watches',
    async (_name, _alarms, { fault: given, work, alarms }) => {
      for (const alarm of alarms) expect(await wouldRing(alarm), alarm).toBe(false);
      if (given) await fault(given);
      await work();
      for (const alarm of alarms) expect(await until(() => wouldRing(alarm)), alarm).toBe(true);
    },
  );

  it('for a stream record that no consumer can read writes a dead letter of each', async () => {
    const keys = { pk: 'JOB#poison', sk: 'JOB', v: 1 };
    await documents.send(new PutCommand({ TableName: process.env.TABLE_NAME, Item: { ...keys, _et: 'Job', id: 7 } }));
    const failed = await until(async () => {
      const found = await functionsWithDeadLetters();
      return found.length >= 2 && found;
    });
    expect(failed.map((id) => id.slice(0, -8)).toSorted()).toEqual(['Notifier', 'Projector']);
    expect(await wouldRing('LettersWritten')).toBe(true);
  });

  it('for a failing schedule adds it to the queue of the schedules, after three failed runs', async () => {
    await fault({ dependency: 'dynamodb', mode: 'fail' });
    await mapConcurrent(2, () => runSchedule('reconcile-payments').catch(() => undefined));
    expect((await functionsWithDeadLetters()).map((id) => id.slice(0, -8))).toEqual(['reconcilepaymentsfunction']);
    expect(await wouldRing('FunctionsFail')).toBe(true);
  });
});
