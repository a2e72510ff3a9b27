import { beforeEach, describe, expect, it } from 'vitest';
import { functionsWithDeadLetters, wouldRing } from '../../support/cloud/alarms.ts';
import { advanceClock, devEndpoint, fault, mailTo, resetCloud, until } from '../../support/cloud/cloud.ts';
import { untilMoreFailures } from '../../support/cloud/failed-mails.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';

const MINUTE_MS = 60_000;
const HALF_AN_HOUR_MS = 30 * MINUTE_MS;
const HALF_A_DAY_MS = 12 * 60 * MINUTE_MS;
const THREE_DAYS_MS = 6 * HALF_A_DAY_MS;

let company: Person;
let seeker: Person;
beforeEach(async () => {
  await resetCloud();
  [company, seeker] = await Promise.all([newCompany(), newSeeker()]);
});

type Redrive = { counts: { letters: number; records: number; done: number; failed: number } };
const redrive = (options: object = {}) => devEndpoint('redrive', options) as Promise<Redrive>;

const applicationMails = async () =>
  (await mailTo(company.email)).filter(({ subject }) => subject.startsWith('New application'));

describe('an outage', () => {
  it('of SES for 30 minutes delays an e-mail, which is sent once afterwards [TBX-04]', async () => {
    const job = await postJob(company);
    await settled();
    await fault({ dependency: 'ses', mode: 'fail' });
    await apply(seeker, company, job);
    await untilMoreFailures();
    await advanceClock(HALF_AN_HOUR_MS);
    await untilMoreFailures();
    expect(await applicationMails()).toEqual([]);
    await fault({ dependency: 'ses', mode: 'off' });
    await settled();
    expect(await applicationMails()).toHaveLength(1);
    expect(await functionsWithDeadLetters()).toEqual([]);
  });

  it('of SES for more than three days leaves a dead letter, from which the e-mail is sent once', async () => {
    const job = await postJob(company);
    await settled();
    await fault({ dependency: 'ses', mode: 'fail' });
    await apply(seeker, company, job);
    await untilMoreFailures();
    await advanceClock(THREE_DAYS_MS + MINUTE_MS);
    await settled();
    expect((await functionsWithDeadLetters()).map((id) => id.slice(0, -8)).toSorted()).toEqual([
      'MailActivityDeadLetters',
      'MailReceiptsDeadLetters',
    ]);
    await fault({ dependency: 'ses', mode: 'off' });
    expect(await applicationMails()).toEqual([]);
    expect(await devEndpoint('redrive-mails', {})).toEqual({ moved: 2 });
    await settled();
    expect(await applicationMails()).toHaveLength(1);
    expect(await functionsWithDeadLetters()).toEqual([]);
  });

  it('of the queues for more than 12 hours leaves a dead letter of the stream, from which the e-mail is sent once', async () => {
    const job = await postJob(company);
    await settled();
    await fault({ dependency: 'sqs', mode: 'fail' });
    await apply(seeker, company, job);
    await until(async () => JSON.stringify(await devEndpoint('logs')).includes('A stream record failed'));
    await advanceClock(HALF_A_DAY_MS + MINUTE_MS);
    const failed = await until(async () => {
      const found = await functionsWithDeadLetters();
      return found.length > 0 && found;
    });
    expect(failed.map((id) => id.slice(0, -8))).toEqual(['Notifier']);
    expect(await wouldRing('LettersWritten')).toBe(true);
    expect((await redrive()).counts).toMatchObject({ done: 0, failed: 1 });
    await fault({ dependency: 'sqs', mode: 'off' });
    expect((await redrive({ listOnly: true })).counts).toMatchObject({ letters: 1, done: 0 });
    expect((await redrive()).counts).toMatchObject({ letters: 1, done: 1, failed: 0 });
    expect((await redrive()).counts).toMatchObject({ letters: 0 });
    await settled();
    expect(await applicationMails()).toHaveLength(1);
  });

  it('of a throttled table for 30 minutes delays matches, which are all found afterwards', async () => {
    await settled();
    await fault({ dependency: 'dynamodb', mode: 'throttle', match: 'Query' });
    const job = await postJob(company);
    await until(() => wouldRing('TableThrottled'));
    await advanceClock(HALF_AN_HOUR_MS);
    await fault({ dependency: 'dynamodb', mode: 'off' });
    await settled();
    const { api } = await signInAgain(company);
    expect((await api.get(`/api/jobs/${job}/matches`)).body).toMatchObject({ total: 1 });
    expect(await functionsWithDeadLetters()).toEqual([]);
  });
});
