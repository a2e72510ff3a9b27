import { beforeEach, describe, expect, it } from 'vitest';
import { wouldRing } from '../../support/cloud/alarms.ts';
import { devEndpoint, mailTo, metricValues, resetCloud, until } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { newCompany, newEmail, newSeeker, register } from '../../support/people/people.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';

const setAccount = (changes: object) => devEndpoint('mail-account', changes);

beforeEach(resetCloud);

describe("SES's sandbox", () => {
  it('lets verified addresses and the mailbox simulator sign up, and no others', async () => {
    const [verified, other, simulator] = [newEmail(), newEmail(), 'success+1@simulator.amazonses.com'];
    await setAccount({ isSandbox: true, verified: [verified] });
    await register(verified, 'candidate');
    await register(simulator, 'candidate');
    await expect(register(other, 'candidate')).rejects.toThrow(/register answered 5\d\d/);
    expect(await Promise.all([verified, simulator, other].map(async (it) => (await mailTo(it)).length))).toEqual([
      1, 1, 0,
    ]);
    expect((await metricValues()).MailsFailed).toEqual([1]);
  });
});

describe("SES's rate", () => {
  it('delays the mails of one event and loses none, when more are due than a second takes', async () => {
    const companies = await Promise.all(Array.from({ length: 4 }, () => newCompany()));
    const seekers = await Promise.all(companies.map(() => newSeeker()));
    const jobs = await Promise.all(companies.map((company) => postJob(company)));
    await settled();
    await setAccount({ ratePerSecond: 1 });
    await Promise.all(seekers.map((seeker, index) => apply(seeker, companies[index]!, jobs[index]!)));
    const received = async () =>
      (await Promise.all(companies.map(({ email }) => mailTo(email))))
        .flat()
        .filter(({ subject }) => /appl/i.test(subject));
    await until(async () => (await received()).length === seekers.length);
    await settled();
    expect(await received()).toHaveLength(seekers.length);
    expect(await devEndpoint('dead-letters')).toEqual({});
    expect(await wouldRing('LettersWritten')).toBe(false);
  });
});
