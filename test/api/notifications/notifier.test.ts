import { beforeEach, describe, expect, it } from 'vitest';
import { handler as notify } from '../../../functions/events/notifier/handler.ts';
import { newId } from '../../../functions/platform/ids.ts';
import { putNewUser, type UserItem } from '../../../functions/table/accounts/user.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { advanceClock, fault, mailTo, origin, until } from '../../support/cloud/cloud.ts';
import { settled, wholeStream } from '../../support/cloud/stream.ts';
import { newCompany, newEmail, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { newApplicant, newUnlockedApplicant } from '../../support/posts/applicants.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';
import { newBriefing, newProject } from '../../support/posts/postings.ts';

const ACCEPTED = 'Congratulations, you are now connected';

let company: Person;

// Applications to one company within 15 minutes share an e-mail.
beforeEach(async () => {
  company = await newCompany();
});

const decide = (by: Person, list: 'company/profile' | 'profile', move: string, id: string, body: object) =>
  by.api.patch(`/api/${list}/access/${move}/${id}`, body);
const application = (job: string) => ({ type: 'job-application', job });
const invitation = (job: string) => ({ type: 'job', job });

/** Notifications from the set-up of these tests: accounts, payments and matches. */
const BESIDES = /^(Set up|Receipt for|You applied|.* near )/;
/** The mails to a recipient, newest first, once the stream is idle. */
const news = async (email: string) => {
  await settled();
  return (await mailTo(email)).filter(({ subject }) => !BESIDES.test(subject));
};
const newsAbout = async (email: string, text: string) => (await news(email)).filter((mail) => mail.text.includes(text));

/** Another user of the company, stored as users management would. */
const colleague = async (status: UserItem['status'], language: UserItem['language'] = 'en'): Promise<string> => {
  const email = newEmail('colleague');
  const { profileId } = company;
  const createdAt = new Date().toISOString();
  const more = { displayName: email, role: 'user', kind: 'provider', createdAt } as const;
  await transact(putNewUser({ id: newId(), email, profileId, status, language, ...more }));
  return email;
};

const secretsOf = (seeker: Person) => ['Travis', 'Yoder', '555-0142', seeker.email];

describe('an application', () => {
  it('[PRO-38] notifies every active user of the company, without a name or contact detail', async () => {
    const [active, disabled] = [await colleague('active'), await colleague('disabled')];
    const { seeker, job } = await newApplicant(company, { job: { name: 'Stair Builder <b>&Amp;</B> Joiner' } });
    for (const email of [company.email, active]) {
      const [mail, ...more] = await newsAbout(email, 'Stair Builder');
      expect(more).toEqual([]);
      expect(mail?.subject).toBe('New application for Stair Builder <b>&Amp;</B> Joiner');
      expect(mail?.text).toContain(`Jobseeker${seeker.profileId.slice(0, 4)}`);
      expect(mail?.links.some((link) => link.endsWith(`/jobs/${job}/applicants`))).toBe(true);
      expect(mail?.html).not.toContain('<b>');
      for (const secret of secretsOf(seeker)) expect(`${mail?.text}${mail?.html}`).not.toContain(secret);
    }
    expect(await news(disabled)).toEqual([]);
    expect(await news(seeker.email)).toEqual([]);
  });

  it('names trade, level and distance of an applicant who matches, and no name', async () => {
    const trades = ['Carpentry'];
    const job = await postJob(company, { name: 'Matched Joiner', tradeCategories: trades });
    const seeker = await newSeeker({ firstName: 'Wilhelmina', tradeCategories: trades });
    // The stream has matched the job with this seeker, not only with others near it.
    await settled();
    await apply(seeker, company, job);
    const [mail] = await newsAbout(company.email, 'Matched Joiner');
    expect(mail?.text).toMatch(/Trade and distance:? *\n? *Carpentry, (\w+, )?under 1 mile/);
    expect(mail?.text).not.toContain('Wilhelmina');
  });

  it('names the seeker to a company that has unlocked the profile', async () => {
    const { seeker } = await newUnlockedApplicant(company, { seeker: { firstName: 'Ottilie' } });
    await advanceClock(15 * 60_000);
    const owner = await signInAgain(company);
    await apply(await signInAgain(seeker), owner, await postJob(owner, { name: 'Second Job' }));
    expect((await newsAbout(company.email, 'Second Job'))[0]?.text).toContain('Ottilie Yoder applied to Second Job.');
  });

  it('[APP-27] [PRO-39] that is accepted sends both sides the contact details of the other', async () => {
    const { seeker, job } = await newUnlockedApplicant(company, { seeker: { firstName: 'Marguerite' } });
    await decide(company, 'company/profile', 'grant', seeker.profileId, application(job));
    const [toSeeker, ...more] = await news(seeker.email);
    expect(more).toEqual([]);
    for (const text of [ACCEPTED, '(574) 555-0100', company.email]) {
      expect(toSeeker?.text).toContain(text);
      expect(toSeeker?.html).toContain(text);
    }
    const [toCompany, ...rest] = (await newsAbout(company.email, ACCEPTED)).filter(({ text }) =>
      text.includes('Marguerite Yoder'),
    );
    expect(rest).toEqual([]);
    for (const text of ['(574) 555-0142', seeker.email]) expect(toCompany?.text).toContain(text);
  });

  it('that is declined sends a kind mail, and a declined match sends none', async () => {
    const job = await postJob(company, { name: 'Ridge Carpenter' });
    const [applicant, matched] = [await newSeeker(), await newSeeker()];
    await apply(applicant, company, job);
    await settled();
    for (const { profileId } of [applicant, matched]) {
      const reason = { ...application(job), reason: 'Between us: too slow' };
      expect((await decide(company, 'company/profile', 'reject', profileId, reason)).status).toBe(200);
    }
    const [mail, ...more] = await news(applicant.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Your application for Ridge Carpenter');
    expect(mail?.text).toContain('went with someone else for Ridge Carpenter.');
    expect(mail?.text).not.toContain('Between us');
    expect(mail?.text).not.toContain(company.email);
    expect(await news(matched.email)).toEqual([]);
  });
});

describe('a briefing', () => {
  it('notifies the seeker, and acceptance connects the two', async () => {
    const seeker = await newSeeker({ firstName: 'Philomena' });
    const briefing = await newBriefing(company, seeker);
    const [received] = await news(seeker.email);
    expect(received?.text).toContain('sent you a job briefing: Foreman for a School Roof.');
    expect(received?.text).not.toContain(company.email);
    await decide(seeker, 'profile', 'grant', company.profileId, invitation(briefing));
    expect((await news(seeker.email)).map(({ text }) => text.includes(ACCEPTED))).toEqual([true, false]);
    const [toCompany] = await newsAbout(company.email, 'Philomena Yoder');
    for (const text of [ACCEPTED, '(574) 555-0142', seeker.email]) expect(toCompany?.text).toContain(text);
  });

  it("that is declined sends the feedback without the seeker's name", async () => {
    const seeker = await newSeeker();
    const briefing = await newBriefing(company, seeker);
    const note = `Call ${seeker.email} at 574/555/0142`;
    const body = { ...invitation(briefing), reasons: ['location', 'other'], reason: note };
    await decide(seeker, 'profile', 'reject', company.profileId, body);
    const masked = `Jobseeker${seeker.profileId.slice(0, 4)}`;
    const [mail, ...more] = await newsAbout(company.email, masked);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Feedback: Location, Other');
    expect(mail?.text).toContain('There is a note as well.');
    expect(mail?.text).not.toContain('574/555');
    for (const secret of secretsOf(seeker)) expect(mail?.text).not.toContain(secret);
  });
});

describe('a project connection', () => {
  it('notifies the owner, and the decision notifies the other company', async () => {
    const owner = await newCompany();
    const [partner, turnedDown] = [await newCompany(), await newCompany()];
    const project = { type: 'project', project: await newProject(owner) };
    for (const each of [partner, turnedDown]) {
      await decide(each, 'company/profile', 'request', owner.profileId, project);
    }
    expect(await newsAbout(owner.email, 'would like to join your project Lake house')).toHaveLength(2);
    await decide(owner, 'company/profile', 'grant', partner.profileId, project);
    await decide(owner, 'company/profile', 'reject', turnedDown.profileId, project);
    expect((await news(partner.email))[0]?.text).toContain(owner.email);
    expect((await newsAbout(owner.email, ACCEPTED))[0]?.text).toContain(partner.email);
    const [declined] = await news(turnedDown.email);
    expect(declined?.text).toContain('Thank you for your interest in Lake house.');
    expect(declined?.text).not.toContain(owner.email);
  });
});

describe('every mail', () => {
  it('uses the language of its reader', async () => {
    const email = await colleague('active', 'es');
    const job = await postJob(company, { name: 'Techador' });
    await apply(await newSeeker(), company, job);
    const [mail] = await newsAbout(email, 'Techador');
    expect(mail?.subject).toBe('Nueva solicitud para Techador');
    expect(mail?.html).toContain('lang="es"');
  });

  it('has a preview in the local cloud', async () => {
    const pageAt = (path: string) => fetch(`${origin()}/__local/${path}`);
    const preview = '/__local/mail-previews/application-received';
    expect(await (await pageAt('mailbox')).text()).toContain('href="/__local/mail-previews"');
    expect(await (await pageAt('mail-previews')).text()).toContain(`href="${preview}"`);
    expect(await (await fetch(origin() + preview)).text()).toContain('Nueva solicitud para Journeyman Roofer');
    expect((await pageAt('mail-previews/no-such-mail')).status).toBe(404);
  });

  it('is sent once although sending failed at first', async () => {
    const job = await postJob(company, { name: 'Glazier After a Storm' });
    const seeker = await newSeeker();
    await fault({ dependency: 'ses', mode: 'fail', count: 5 });
    await apply(seeker, company, job);
    await until(async () => (await mailTo(company.email)).some(({ text }) => text.includes('Glazier After a Storm')));
    await fault({ dependency: 'ses', mode: 'off' });
    expect(await newsAbout(company.email, 'Glazier After a Storm')).toHaveLength(1);
  });

  it('is sent once however often the stream is replayed', async () => {
    const { seeker, job } = await newUnlockedApplicant(company);
    await decide(company, 'company/profile', 'grant', seeker.profileId, application(job));
    await settled();
    const mails = () => Promise.all([company, seeker].map(({ email }) => mailTo(email)));
    const before = await mails();
    const events = await wholeStream(['AccessEntry']);
    expect(events.flatMap(({ Records }) => Records).length).toBeGreaterThan(10);
    for (const event of events) {
      expect(await notify(event)).toEqual({ batchItemFailures: [] });
      for (const record of event.Records) await notify({ Records: [record] });
    }
    expect(await mails()).toEqual(before);
  });
});
