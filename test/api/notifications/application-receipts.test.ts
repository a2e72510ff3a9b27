import { beforeAll, describe, expect, it } from 'vitest';
import { handler as notify } from '../../../functions/events/notifier/handler.ts';
import { fault, mailTo, until } from '../../support/cloud/cloud.ts';
import { settled, wholeStream } from '../../support/cloud/stream.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';

let company: Person;
let job: string;

/** The receipts of a seeker, newest first, once the stream is idle. */
const receipts = async ({ email }: Person) => {
  await settled();
  return (await mailTo(email)).filter(({ subject }) => /^(You applied|Envió su solicitud): /.test(subject));
};
const withdraw = (seeker: Person) =>
  seeker.api.patch(`/api/company/profile/access/withdraw/${company.profileId}`, { job });

beforeAll(async () => {
  company = await newCompany();
  job = await postJob(company, {
    name: 'Stair Builder',
    zip: '46580',
    compensation: '',
    pay: { from: 2800, to: 3400, unit: 'hour' },
  });
});

describe('the receipt of an application', () => {
  it('says what was sent, for which pay and place, and where to follow it', async () => {
    const seeker = await newSeeker();
    await apply(seeker, company, job);
    const [mail, ...more] = await receipts(seeker);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('You applied: Stair Builder');
    for (const text of ['$28 to $34 an hour', 'Warsaw, IN', 'from you', 'What we sent: Carpentry']) {
      expect(mail?.text).toContain(text);
    }
    expect(mail?.links.some((link) => link.endsWith(`/jobs/${job}`))).toBe(true);
    expect(mail?.text).not.toContain('Turn off emails');
  });

  it('goes to the applicant only, and adds no notification to what they have just done', async () => {
    const seeker = await newSeeker();
    await apply(seeker, company, job);
    expect(await receipts(seeker)).toHaveLength(1);
    expect(await receipts(company)).toEqual([]);
    const { body } = await seeker.api.get('/api/notifications');
    expect(body.results.filter(({ kind }: { kind: string }) => kind === 'receipts')).toEqual([]);
  });

  it('is not sent for an application that is refused', async () => {
    const seeker = await newSeeker();
    await apply(seeker, company, job);
    const again = { type: 'job-application', job };
    const path = `/api/company/profile/access/request/${company.profileId}`;
    expect(await seeker.api.patch(path, again)).toMatchObject({ status: 409 });
    expect(await receipts(seeker)).toHaveLength(1);
  });

  it('is sent again when the seeker withdraws and applies again, because that is another application', async () => {
    const seeker = await newSeeker();
    await apply(seeker, company, job);
    await settled();
    expect(await withdraw(seeker)).toMatchObject({ status: 200 });
    expect(await receipts(seeker)).toHaveLength(1);
    await apply(seeker, company, job);
    expect(await receipts(seeker)).toHaveLength(2);
  });

  it('is sent once however often the stream is replayed', async () => {
    const seeker = await newSeeker();
    await apply(seeker, company, job);
    expect(await receipts(seeker)).toHaveLength(1);
    for (const event of await wholeStream(['AccessEntry'], seeker.profileId)) {
      expect(await notify(event)).toEqual({ batchItemFailures: [] });
      for (const record of event.Records) await notify({ Records: [record] });
    }
    expect(await receipts(seeker)).toHaveLength(1);
  });

  it('is sent later when mail cannot be sent at first', async () => {
    const seeker = await newSeeker();
    await fault({ dependency: 'ses', mode: 'fail', count: 4 });
    await apply(seeker, company, job);
    await until(async () => (await mailTo(seeker.email)).some(({ subject }) => subject.startsWith('You applied')));
    await fault({ dependency: 'ses', mode: 'off' });
    expect(await receipts(seeker)).toHaveLength(1);
  });
});
