import { beforeAll, describe, expect, it } from 'vitest';
import { deleteContactAccess, readContactAccess } from '../../../functions/table/access/contact-access.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { mailTo, origin } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { companyWithApplicant } from '../../support/posts/applicants.ts';
import { apply, postJob, unlock } from '../../support/posts/hiring.ts';

let company: Person;
let seeker: Person;

beforeAll(async () => {
  company = await newCompany();
  seeker = await newSeeker();
});

const settingsOf = async (by: Person) => (await by.api.get('/api/notification-settings')).body;
const set = (by: Person, changes: object) => by.api.patch('/api/notification-settings', changes);
const notificationsOf = async (by: Person, query = {}) => {
  await settled();
  return (await by.api.get('/api/notifications', query)).body;
};
/** A company's notifications of applications, without the receipts for its paid jobs. */
const applicationsOf = async (by: Person) =>
  (await notificationsOf(by)).results.filter(({ kind }: { kind: string }) => kind === 'newApplicant');
const newApplication = async (to: Person, name: string): Promise<string> => {
  const job = await postJob(to, { name });
  await apply(seeker, to, job);
  return job;
};
/** The newest mail about a text to a recipient, once the stream is idle. */
const mailAbout = async (to: Person, text: string) => {
  await settled();
  return (await mailTo(to.email)).find(({ subject }) => subject.includes(text));
};

describe('notification settings', () => {
  it('[TBX-04] start with every e-mail on', async () => {
    expect(await settingsOf(await newSeeker())).toEqual({
      newApplicant: true,
      applicationAnswered: true,
      briefingReceived: true,
      briefingAnswered: true,
      jobReceived: true,
      newMatch: 'at-once',
      projectConnection: true,
      connectionAccepted: true,
      documentExpires: true,
      reachQuestion: true,
      windowEnded: true,
      jobUnpaid: true,
      interview: true,
      messageReceived: true,
      receipts: true,
    });
  });

  it('[TBX-04] are saved as they change, for one user', async () => {
    const [one, other] = [await newCompany(), await newSeeker()];
    expect((await set(one, { newApplicant: false })).body).toMatchObject({ newApplicant: false, newMatch: 'at-once' });
    expect((await set(one, { newMatch: 'daily' })).body).toMatchObject({ newApplicant: false, newMatch: 'daily' });
    expect(await settingsOf(one)).toMatchObject({ newApplicant: false, newMatch: 'daily', receipts: true });
    expect(await settingsOf(other)).toMatchObject({ newApplicant: true, newMatch: 'at-once' });
    expect((await set(one, {})).status).toBe(200);
  });

  it.each([
    [{ receipts: false }, 'receipts', 'Receipts are always sent.'],
    [{ newMatch: 'hourly' }, 'newMatch', 'Please enter a valid value'],
    [{ newApplicant: 'no' }, 'newApplicant', 'Please enter a valid value'],
    [{ everything: false }, '', 'Unknown field: everything'],
  ])('[TBX-04] refuse %j', async (changes, path, message) => {
    const { status, body } = await set(seeker, changes);
    expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [{ path, message }] });
  });

  it('[TBX-04] that are off stop the e-mail, and not the notification', async () => {
    const quiet = await newCompany();
    await set(quiet, { newApplicant: false });
    await newApplication(quiet, 'Cabinet Maker');
    expect((await notificationsOf(quiet)).results[0].title).toBe('New application for Cabinet Maker');
    expect(await mailAbout(quiet, 'Cabinet Maker')).toBeUndefined();
    const loud = await newCompany();
    for (const newApplicant of [false, true]) await set(loud, { newApplicant });
    await newApplication(loud, 'Door Hanger');
    expect(await mailAbout(loud, 'Door Hanger')).toBeDefined();
  });
});

describe('notifications', () => {
  it('[TBX-05] are sent to every active user of a company, newest first, and link to their subject', async () => {
    const owner = await newCompany();
    const member = await newColleague(owner);
    const first = await newApplication(owner, 'First Job');
    await newApplication(owner, 'Second Job');
    for (const user of [owner, member]) {
      const results = await applicationsOf(user);
      expect(results.map(({ title }: { title: string }) => title)).toEqual([
        'New application for Second Job',
        'New application for First Job',
      ]);
      expect(results[1]).toMatchObject({
        kind: 'newApplicant',
        titles: { en: 'New application for First Job', es: 'Nueva solicitud para First Job' },
        subject: first,
        profile: seeker.profileId,
        path: `/jobs/${first}/applicants`,
        from: `Jobseeker${seeker.profileId.slice(0, 4)}`,
        read: false,
      });
    }
    expect((await notificationsOf(await newCompany())).results).toEqual([]);
    expect((await api().get('/api/notifications')).status).toBe(401);
  });

  it("[TBX-05] don't name a masked seeker", async () => {
    await newApplication(company, 'Masked Job');
    expect(JSON.stringify(await notificationsOf(company))).not.toMatch(/Travis|Yoder/);
  });

  it('[TBX-05] are paged completely and without duplicates', async () => {
    const owner = await newCompany();
    for (const name of ['One', 'Two', 'Three']) await newApplication(owner, name);
    const first = await notificationsOf(owner, { limit: 4 });
    const second = await notificationsOf(owner, { limit: 4, cursor: first.cursor });
    const told: { title: string; kind: string }[] = [...first.results, ...second.results];
    expect(told.map(({ kind }) => kind).toSorted()).toEqual([
      ...Array(3).fill('newApplicant'),
      ...Array(3).fill('receipts'),
    ]);
    const applications = told.filter(({ kind }) => kind === 'newApplicant');
    expect(applications.map(({ title }) => title.split(' ').at(-1))).toEqual(['Three', 'Two', 'One']);
    expect([first.results.length, second.cursor]).toEqual([4, undefined]);
    expect(
      (await company.api.get('/api/notifications', { cursor: first.cursor })).body.results[0]?.title,
    ).not.toContain('One');
    expect((await owner.api.get('/api/notifications', { limit: 101 })).status).toBe(400);
  });

  it('[TBX-05] are marked one by one or all together, and only by their user', async () => {
    const owner = await newCompany();
    const member = await newColleague(owner);
    for (const name of ['Alpha', 'Beta']) await newApplication(owner, name);
    const results = await applicationsOf(owner);
    const mark = (by: Person, read: boolean) => by.api.patch(`/api/notifications/${results[0].id}`, { read });
    const flags = async (by: Person) => (await applicationsOf(by)).map(({ read }: { read: boolean }) => read);

    expect((await mark(member, true)).status).toBe(404);
    expect((await mark(company, true)).status).toBe(404);
    expect((await owner.api.patch(`/api/notifications/${'f'.repeat(24)}`, { read: true })).status).toBe(404);
    expect(await mark(owner, true)).toMatchObject({ status: 200, body: { ...results[0], read: true } });
    expect(await flags(owner)).toEqual([true, false]);
    expect(await flags(member)).toEqual([false, false]);

    expect(await owner.api.post('/api/notifications/read-all')).toMatchObject({ status: 200, body: { success: true } });
    expect(await flags(owner)).toEqual([true, true]);
    expect(await flags(member)).toEqual([false, false]);
    await mark(owner, false);
    expect(await flags(owner)).toEqual([false, true]);
    await newApplication(owner, 'Gamma');
    expect(await flags(owner)).toEqual([false, false, true]);
  });
});

describe('the link that turns e-mails off', () => {
  const linkIn = async (to: Person, about: string) => {
    const mail = await mailAbout(to, about);
    const link = mail?.links.find((each) => each.includes('/api/unsubscribe'));
    expect(mail?.headers['List-Unsubscribe']).toBe(`<${link}>`);
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const { pathname, search } = new URL(link ?? '');
    return pathname + search;
  };

  it('[TBX-04] is in every such e-mail and turns off its kind without signing in', async () => {
    const owner = await newCompany();
    await newApplication(owner, 'Slater');
    const link = await linkIn(owner, 'Slater');
    // Mail scanners open the link by GET too.
    const asked = await api().get(link);
    expect(asked).toMatchObject({ status: 200, body: expect.stringContaining('Turn off these emails?') });
    expect(asked.body).toContain('<form method="post"><button>Turn them off</button></form>');
    expect(asked.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(await settingsOf(owner)).toMatchObject({ newApplicant: true });
    const page = await api().post(link, '');
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('get emails about new applicants') });
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("style-src 'unsafe-inline'");
    expect(await settingsOf(owner)).toMatchObject({ newApplicant: false, briefingAnswered: true });
    expect((await api().post(link, '')).status).toBe(200);
    const opened = await api().get(link);
    expect(opened).toMatchObject({ status: 200, body: expect.stringContaining('These emails are off') });
    expect(opened.body).not.toContain('<form');
    expect(opened.body).toContain('Change it in your settings');
    await set(owner, { newApplicant: true });
    expect((await api().get(link)).body).toContain('<form');
  });

  it('[TBX-04] works by the button of the mail program too', async () => {
    const owner = await newCompany();
    await newApplication(owner, 'Tiler');
    expect((await api().post(await linkIn(owner, 'Tiler'), 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect((await settingsOf(owner)).newApplicant).toBe(false);
  });

  it('[TBX-04] is rejected when forged for another user or kind', async () => {
    const owner = await newCompany();
    await newApplication(owner, 'Plasterer');
    const link = await linkIn(owner, 'Plasterer');
    const forged = [
      link.replace(owner.userId, company.userId),
      link.replace('newApplicant', 'briefingAnswered'),
      link.replace('newApplicant', 'receipts'),
      link.slice(0, -4),
      '/api/unsubscribe?token=nonsense',
      '/api/unsubscribe',
    ];
    for (const each of forged) {
      expect([(await api().get(each)).status, (await api().post(each, '')).status]).toEqual([400, 400]);
      for (const language of ['en', 'es']) {
        const response = await fetch(new URL(each, origin()), { headers: { 'accept-language': language } });
        expect(response.headers.get('content-type')).toContain('text/html');
        const page = await response.text();
        expect(page).toContain(`<html lang="${language}">`);
        expect(page).toContain(language === 'es' ? 'Inicie sesión para cambiar' : 'Sign in to change your settings');
      }
    }
    expect(await settingsOf(company)).toMatchObject({ newApplicant: true });
    expect(await settingsOf(owner)).toMatchObject({ newApplicant: true, briefingAnswered: true });
  });
});

describe('a name in a notification', () => {
  it('[PRO-38] [TBX-05] shows what the reader may know today: the name while it is open, and not after the refund', async () => {
    const {
      company: owner,
      seeker: applicant,
      job,
    } = await companyWithApplicant({
      job: { name: 'Stair builder' },
      seeker: { firstName: 'Zebulon', lastName: 'Quartermain' },
    });
    const anonymous = `Jobseeker${applicant.profileId.slice(0, 4)}`;
    await unlock(owner, applicant, job);
    const granted = { type: 'job-application', job };
    expect((await owner.api.patch(`/api/company/profile/access/grant/${applicant.profileId}`, granted)).status).toBe(
      200,
    );
    const titles = async () => (await notificationsOf(owner)).results.map(({ title }: { title: string }) => title);
    expect(await titles()).toContain('You are now connected with Zebulon Quartermain');

    const access = await readContactAccess(owner.profileId, applicant.profileId);
    await transact(deleteContactAccess(owner.profileId, applicant.profileId, access?.paymentIntent ?? ''));
    expect(await titles()).toContain(`You are now connected with ${anonymous}`);
    const all = (await notificationsOf(owner)).results;
    expect(JSON.stringify(all)).not.toMatch(/Zebulon|Quartermain/);
    const { id } = all.find(({ title }: { title: string }) => title.includes(anonymous));
    const { body } = await owner.api.patch(`/api/notifications/${id}`, { read: true });
    expect(body).toMatchObject({ read: true, title: `You are now connected with ${anonymous}` });
  });
});
