import { DAY_MS, HOUR_MS } from '@plumbline/shared/options/limits';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, runSchedule } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import { uploaded } from '../../support/files/files.ts';
import { noise } from '../../support/files/pictures.ts';
import { newColleague } from '../../support/people/company-users.ts';
import { mailsAbout } from '../../support/people/notifications.ts';
import { newCompany, newSeeker, PASSWORD, type Person, signInAgain } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

const PATH = '/api/users/data-export';
const READY = /ready to download|listos para descargar/;

const make = async () =>
  expect(await runSchedule('make-data-exports')).toMatchObject({ result: { failed: 0, parked: 0 } });
const download = async ({ api }: Person) => {
  const { body } = await api.get(`${PATH}/file`);
  const zip = unzipSync(new Uint8Array(await (await fetch(body.url)).arrayBuffer()));
  return Object.fromEntries(Object.entries(zip).map(([name, bytes]) => [name, Buffer.from(bytes)]));
};
const dataOf = (zip: Record<string, Buffer>, entity: string) => JSON.parse(String(zip[`data/${entity}.json`] ?? '[]'));

describe('the copy of their data', () => {
  let seeker: Person;
  let company: Person;
  let colleague: Person;
  let picture: Buffer;

  beforeAll(async () => {
    picture = await noise(64, 64);
    [seeker, company] = await Promise.all([newSeeker(), newCompany()]);
    colleague = await newColleague(company);
    await postJob(company);
    await uploaded(seeker, 'profilePhoto', { name: 'Me at work.png', bytes: picture });
    for (const person of [seeker, company, colleague]) {
      expect((await person.api.get(PATH)).body).toEqual({ state: 'none' });
      expect((await person.api.get(`${PATH}/file`)).status).toBe(404);
      expect((await person.api.post(PATH)).body).toMatchObject({ state: 'waiting' });
      expect(await person.api.post(PATH)).toMatchObject({ status: 409, body: { code: 'data_export_recent' } });
    }
    await make();
  });

  it('is made in the background and announced by one e-mail without a link to the file', async () => {
    for (const person of [seeker, company, colleague]) {
      expect((await person.api.get(PATH)).body).toMatchObject({ state: 'ready', canAskAgain: false });
      const mails = await mailsAbout(person, READY);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.from).toMatch(/^Plumbline <[^@\s]+@[^>\s]+>$/);
      expect(mails[0]?.text).toContain('/toolbox/settings');
      expect(mails[0]?.text).not.toContain('exports/');
    }
  });

  it('has the account, the profile and the files of a job seeker, and a page that lists them', async () => {
    const zip = await download(seeker);
    expect(dataOf(zip, 'User')).toMatchObject([{ id: seeker.userId, email: seeker.email }]);
    expect(dataOf(zip, 'SeekerProfile')).toMatchObject([{ id: seeker.profileId }]);
    expect(zip['files/1 Me at work.png']?.equals(picture)).toBe(true);
    const page = String(zip['index.html']);
    for (const name of Object.keys(zip).filter((each) => each !== 'index.html'))
      expect(page).toContain(`href="${name.split('/').map(encodeURIComponent).join('/')}"`);
  });

  it("has a company's jobs for its owner, and only the account for a colleague", async () => {
    const [owned, own] = [await download(company), await download(colleague)];
    expect(dataOf(owned, 'Job')).toHaveLength(1);
    expect(dataOf(owned, 'JobText')).toHaveLength(1);
    expect(dataOf(own, 'User')).toMatchObject([{ email: colleague.email }]);
    expect(Object.keys(own).filter((name) => /Job|CompanyProfile/.test(name))).toEqual([]);
  });

  it('can be requested again after a day, and is gone after a week', async () => {
    await advanceClock(DAY_MS + HOUR_MS);
    const [again, kept] = [await signInAgain(seeker), await signInAgain(company)];
    expect((await again.api.get(PATH)).body).toMatchObject({ state: 'ready', canAskAgain: true });
    const { url } = (await again.api.get(`${PATH}/file`)).body;
    expect((await again.api.post(PATH)).body).toMatchObject({ state: 'waiting' });
    expect((await fetch(url)).status).toBe(200);
    await make();
    expect((await fetch(url)).status).toBe(404);
    await advanceClock(6 * DAY_MS);
    const [newer, older] = [await signInAgain(again), await signInAgain(kept)];
    expect((await newer.api.get(PATH)).body).toMatchObject({ state: 'ready' });
    expect((await older.api.get(PATH)).body).toEqual({ state: 'none' });
    expect(await older.api.get(`${PATH}/file`)).toMatchObject({ status: 404, body: { code: 'data_export_missing' } });
  });
});

it('a copy that was not made in eight hours counts as failed and can be requested again', async () => {
  const seeker = await newSeeker();
  await seeker.api.post(PATH);
  await advanceClock(9 * HOUR_MS);
  const again = await signInAgain(seeker);
  expect((await again.api.get(PATH)).body).toMatchObject({ state: 'failed' });
  expect((await again.api.post(PATH)).body).toMatchObject({ state: 'waiting' });
});

it('a deleted account takes its copy with it, and none is made that it requested before', async () => {
  const [seeker, hasty] = await Promise.all([newSeeker(), newSeeker()]);
  await seeker.api.post(PATH);
  await make();
  const { url } = (await seeker.api.get(`${PATH}/file`)).body;
  expect((await fetch(url)).status).toBe(200);
  await hasty.api.post(PATH);
  for (const person of [seeker, hasty])
    expect((await person.api.delete(`/api/users/${person.userId}`, { currentPassword: PASSWORD })).status).toBe(200);
  await settled();
  expect((await fetch(url)).status).toBe(404);
  await make();
  expect(await mailsAbout(hasty, READY)).toEqual([]);
});

it('a deleted account takes an earlier copy with it while the next one is not made yet', async () => {
  const seeker = await newSeeker();
  await seeker.api.post(PATH);
  await make();
  await advanceClock(DAY_MS + HOUR_MS);
  const again = await signInAgain(seeker);
  const { url } = (await again.api.get(`${PATH}/file`)).body;
  await again.api.post(PATH);
  await again.api.delete(`/api/users/${again.userId}`, { currentPassword: PASSWORD });
  await settled();
  expect((await fetch(url)).status).toBe(404);
});

it("a company's copy is gone for an owner who becomes a member, and stays for one who doesn't", async () => {
  const company = await newCompany();
  const second = await newColleague(company, { role: 'owner' });
  for (const person of [company, second]) await person.api.post(PATH);
  await make();
  for (const person of [company, second]) expect((await person.api.get(`${PATH}/file`)).status).toBe(200);
  const changed = await company.api.patch(`/api/users/company-user/${second.userId}`, { role: 'member' });
  expect(changed.status).toBe(200);
  expect((await company.api.get(`${PATH}/file`)).status).toBe(200);
  expect(await second.api.get(`${PATH}/file`)).toMatchObject({ status: 404, body: { code: 'data_export_missing' } });
  expect((await second.api.get(PATH)).body).toEqual({ state: 'none' });
});
