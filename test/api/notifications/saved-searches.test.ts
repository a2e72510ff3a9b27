import { DAY_MS, MAX_SAVED_SEARCHES } from '@plumbline/shared/options/limits';
import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceTo, cloudNow, followCloudClock } from '../../support/cloud/clock.ts';
import { runSchedule } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { mailsAbout } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, type Person, signInAgain } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

/** A place where no other test has people. */
const zip = '59301';
const PATH = '/api/saved-searches';
const unused = [...tradeCategoryNames];
let trade = '';
let company: Person;

beforeAll(async () => {
  company = await newCompany({ zip });
});
/** Every test has its own trade, so that tests don't match each other's jobs. */
beforeEach(() => {
  trade = unused.pop() ?? '';
});

const form = () => ({ zip, tradeCategories: [trade] });
const save = (seeker: Person, more: object = {}) =>
  seeker.api.post(PATH, { name: 'Near Miles City', form: form(), ...more });
const post = async (name: string, by = company): Promise<string> => {
  await followCloudClock();
  const job = await postJob(by, { zip, name, tradeCategories: [trade] });
  await settled();
  return job;
};
const send = async () => {
  await settled();
  expect(await runSchedule('send-saved-searches')).toMatchObject({ result: { failed: 0 } });
};
/** A morning later, when the e-mails are due; signed-in users sign in again. */
const nextMorning = async () => {
  await settled();
  await advanceTo(13);
  await send();
};
const mails = async (to: Person) => (await mailsAbout(to, /./)).filter(({ text }) => text.includes('saved search'));

describe('a saved search', () => {
  it('is listed latest first, renamed, turned off and deleted, by its owner only', async () => {
    const [seeker, other] = [await newSeeker(), await newSeeker()];
    const first = await save(seeker, { sort: 'newest' });
    expect(first).toMatchObject({ status: 201, body: { mail: true, sort: 'newest', form: form() } });
    const second = (await save(seeker, { name: 'Second', mail: false })).body;
    const list = async (by = seeker) => (await by.api.get(PATH)).body.results;
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(['Second', 'Near Miles City']);
    expect(await list(other)).toEqual([]);
    const path = `${PATH}/${second.id}`;
    expect((await seeker.api.patch(path, { name: 'Mine', mail: true })).body).toMatchObject({
      name: 'Mine',
      mail: true,
    });
    expect(await other.api.patch(path, { mail: false })).toMatchObject({
      status: 404,
      body: { code: 'search_not_found' },
    });
    expect((await other.api.delete(path)).status).toBe(200);
    expect(await list()).toHaveLength(2);
    expect((await seeker.api.delete(path)).status).toBe(200);
    expect((await seeker.api.delete(path)).status).toBe(200);
    expect(await list()).toMatchObject([{ name: 'Near Miles City' }]);
  });

  it('needs a name and an existing ZIP, and there are ten at most', async () => {
    const seeker = await newSeeker();
    expect((await save(seeker, { name: ' ' })).status).toBe(400);
    expect((await save(seeker, { name: 'x'.repeat(61) })).status).toBe(400);
    expect(await save(seeker, { form: { zip: '00000' } })).toMatchObject({ status: 400 });
    expect((await save(company)).status).toBe(403);
    for (let at = 0; at < MAX_SAVED_SEARCHES; at += 1) expect((await save(seeker)).status).toBe(201);
    expect(await save(seeker)).toMatchObject({ status: 409, body: { message: 'You can save up to 10 searches.' } });
  });
});

describe('the daily e-mail of a saved search', () => {
  it('mails jobs posted since, once, and nothing when none is new', async () => {
    await advanceTo(14);
    const seeker = await newSeeker({ zip: '99801' });
    const by = await signInAgain(company);
    await post('Before it was saved', by);
    await save(seeker);
    const job = await post('Rafter Cutter', by);
    await send();
    expect(await mails(seeker)).toEqual([]);
    await nextMorning();
    await Promise.all([send(), send()]);
    const [mail, ...more] = await mails(seeker);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`${trade} job near Miles City, MT: Rafter Cutter`);
    expect(mail?.text).toContain('New in your saved search "Near Miles City":');
    expect(mail?.text).toContain(`under 1 mile\nIn your search: ${trade}`);
    expect(mail?.text).not.toContain('Before it was saved');
    expect(mail?.links.some((link) => link.endsWith(`/jobs/${job}`))).toBe(true);
    expect(mail?.links.some((link) => link.endsWith(`/jobs/search?${new URLSearchParams({ zip, trade })}`))).toBe(true);
    await nextMorning();
    expect(await mails(seeker)).toHaveLength(1);
    await post('A day later', await signInAgain(company));
    await nextMorning();
    expect(await mails(seeker)).toHaveLength(2);
  });

  it('lists only jobs that fit the distance, the words and the shift of the search', async () => {
    await advanceTo(14);
    const by = await signInAgain(company);
    const seeker = await newSeeker({ zip: '99801' });
    const filters = { radius: 10, words: 'rafter', shifts: ['Night shift'] };
    expect(await save(seeker, { form: { ...form(), ...filters } })).toMatchObject({ body: { form: filters } });
    await followCloudClock();
    const night = { zip, tradeCategories: [trade], shift: 'Night shift' };
    await postJob(by, { ...night, name: 'Rafter Cutter' });
    await postJob(by, { ...night, name: 'Rafter Hand Far Away', zip: '59347' });
    await postJob(by, { ...night, name: 'Rafter Hand by Day', shift: 'Day shift' });
    await postJob(by, { ...night, name: 'Roof Cutter' });
    await nextMorning();
    const [mail] = await mails(seeker);
    expect(mail?.text).toContain('Rafter Cutter');
    expect(mail?.text).not.toMatch(/Far Away|by Day|Roof Cutter/);
  });

  it('lists only jobs that fit the start, the travel, the overtime and the licenses of the search', async () => {
    await advanceTo(14);
    const by = await signInAgain(company);
    const seeker = await newSeeker({ zip: '99801' });
    const license = { id: 'c'.repeat(24), kind: 'osha-30' };
    await seeker.api.patch(`/api/profile/${seeker.profileId}/documents`, { documents: [license] });
    const filters = { startsWithin: 14, travel: ['Per diem'], overtime: ['Some overtime'], onlyHeldLicenses: true };
    expect(await save(seeker, { form: { ...form(), ...filters } })).toMatchObject({ body: { form: filters } });
    await followCloudClock();
    const startDate = new Date((await cloudNow()).getTime() + 7 * DAY_MS).toISOString().slice(0, 10);
    const fitting = { zip, tradeCategories: [trade], startDate, travel: ['Per diem'], overtime: 'Some overtime' };
    await postJob(by, { ...fitting, name: 'Fitting Rafter Cutter', requiredLicenses: ['osha-10'] });
    await postJob(by, { ...fitting, name: 'Crane Licensed Hand', requiredLicenses: ['rigging'] });
    await postJob(by, { ...fitting, name: 'Hand Without a Start', startDate: '' });
    await postJob(by, { ...fitting, name: 'Hand at Home', travel: [] });
    await postJob(by, { ...fitting, name: 'Regular Hand', overtime: 'No overtime' });
    await nextMorning();
    const [mail] = await mails(seeker);
    expect(mail?.text).toContain('Fitting Rafter Cutter');
    expect(mail?.text).not.toMatch(/Crane Licensed|Without a Start|at Home|Regular Hand/);
  });

  it('is not sent for a search that is off, and without jobs of a blocked company', async () => {
    await advanceTo(14);
    const by = await signInAgain(company);
    const [off, blocks] = [await newSeeker({ zip: '99801' }), await newSeeker({ zip: '99801' })];
    const on = await newSeeker({ zip: '99801' });
    await save(on);
    await save(off, { mail: false });
    await save(blocks);
    expect((await blocks.api.post(`/api/blocks/${company.profileId}`)).status).toBe(200);
    await post('Roofer', by);
    await nextMorning();
    expect([await mails(off), await mails(blocks)]).toEqual([[], []]);
    expect(await mails(on)).toHaveLength(1);
  });

  it('has a link that turns off this search without signing in: a page by GET, the change by POST', async () => {
    await advanceTo(14);
    const by = await signInAgain(company);
    const seeker = await newSeeker({ zip: '99801' });
    const { id } = (await save(seeker)).body;
    await save(seeker, { name: 'The other', form: { zip: '99801' } });
    await post('Glazier', by);
    await nextMorning();
    const again = await signInAgain(seeker);
    const mail = (await mails(seeker)).find(({ text }) => text.includes('"Near Miles City"'));
    const link = mail?.links.find((each) => each.includes('/api/unsubscribe')) ?? '';
    expect(link).toContain(id);
    expect(mail?.headers['List-Unsubscribe']).toBe(`<${link}>`);
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const isOn = async () =>
      (await again.api.get(PATH)).body.results.map(({ name, mail: on }: { name: string; mail: boolean }) => [name, on]);
    const page = await fetch(link);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form method="post"><button>')]);
    expect(await isOn()).toEqual([
      ['The other', true],
      ['Near Miles City', true],
    ]);
    const options = { method: 'POST', body: 'List-Unsubscribe=One-Click' };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await fetch(link, { ...options, headers })).status).toBe(200);
    expect(await isOn()).toEqual([
      ['The other', true],
      ['Near Miles City', false],
    ]);
    expect(await (await fetch(link)).text()).toContain('These emails are off');
    const forged = link.replace(`search-${id}`, `search-${'a'.repeat(24)}`);
    expect((await fetch(forged, { ...options, headers })).status).toBe(400);
    await again.api.delete(`${PATH}/${id}`);
    const gone = await fetch(link, { headers: { 'accept-language': 'es-US' } });
    expect(gone.status).toBe(400);
    expect(await gone.text()).toContain('usted borró la búsqueda de la que trataba');
  });
});
