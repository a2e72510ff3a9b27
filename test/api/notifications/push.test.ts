import { MAX_PUSH_DEVICES, pushKinds } from '@plumbline/shared/options/push/push';
import { describe, expect, it } from 'vitest';
import { handler as notify } from '../../../functions/events/notifier/handler.ts';
import { matchPushText, pushTexts } from '../../../functions/services/notifications/delivery/push/push-texts.ts';
import { readEndpointUser } from '../../../functions/table/notifications/push-endpoint.ts';
import { advanceTo } from '../../support/cloud/clock.ts';
import { mailTo, origin } from '../../support/cloud/cloud.ts';
import { settled, wholeStream } from '../../support/cloud/stream.ts';
import { api } from '../../support/contract/api.ts';
import { newCompany, newSeeker, type Person, requestReset, signIn, signInAgain } from '../../support/people/people.ts';
import { apply, postJob } from '../../support/posts/hiring.ts';
import { newBriefing } from '../../support/posts/postings.ts';
import { newDevice, type TestDevice } from '../../support/push/test-device.ts';

const add = (by: Person, device: TestDevice, more: object = {}) =>
  by.api.post('/api/push/devices', { ...device.subscription, ...more });
const devicesOf = async (by: Person): Promise<{ id: string }[]> => (await by.api.get('/api/push')).body.devices;
/** A person with a device that gets push notifications. */
const withDevice = async (by: Person, device = newDevice()): Promise<TestDevice> => {
  expect((await add(by, device)).status).toBe(201);
  return device;
};
const titles = async (device: TestDevice) => {
  await settled();
  return (await device.pushed()).map(({ title }) => title);
};

describe('the devices of a user', () => {
  it('are listed without their addresses, and removed by their user only [TBX-05]', async () => {
    const [seeker, other] = [await newSeeker(), await newSeeker()];
    await withDevice(seeker);
    const { body } = await seeker.api.get('/api/push');
    expect(body).toEqual({
      publicKey: expect.stringMatching(/^[\w-]{87}$/),
      kinds: expect.objectContaining({ applicationAnswered: true, newMatch: false }),
      devices: [expect.objectContaining({ kind: 'android', browser: 'chrome', addedAt: expect.any(String) })],
    });
    expect(JSON.stringify(body)).not.toContain('__local/push');
    const path = `/api/push/devices/${body.devices[0].id}`;
    expect((await other.api.delete(path)).status).toBe(200);
    expect(await devicesOf(seeker)).toHaveLength(1);
    expect((await seeker.api.delete(path)).status).toBe(200);
    expect((await seeker.api.delete(path)).status).toBe(200);
    expect(await devicesOf(seeker)).toEqual([]);
  });

  it('are limited in number: a further one replaces the first [TBX-05]', async () => {
    const seeker = await newSeeker();
    const devices = Array.from({ length: MAX_PUSH_DEVICES + 1 }, () => newDevice());
    for (const device of devices) await withDevice(seeker, device);
    await withDevice(seeker, devices.at(-1));
    expect(await devicesOf(seeker)).toHaveLength(MAX_PUSH_DEVICES);
  });

  it.each(['https://evil.example/push', 'http://169.254.169.254/latest/meta-data', 'https://127.0.0.1/push'])(
    'are refused at an address that is no push service: %s [TBX-05]',
    async (endpoint) => {
      const seeker = await newSeeker();
      expect(await add(seeker, newDevice(), { endpoint })).toMatchObject({
        status: 400,
        body: { code: 'push_endpoint_refused' },
      });
      expect((await add(seeker, newDevice(), { endpoint: `${origin()}/api/session` })).status).toBe(400);
      expect(await devicesOf(seeker)).toEqual([]);
    },
  );

  it('move to the user who signed in last in the same browser [TBX-05]', async () => {
    const [first, second] = [await newSeeker(), await newSeeker()];
    const device = await withDevice(first);
    await withDevice(second, device);
    expect(await devicesOf(first)).toEqual([]);
    const [{ id } = { id: '' }] = await devicesOf(second);
    await first.api.delete(`/api/push/devices/${id}`);
    expect(await devicesOf(second)).toHaveLength(1);
  });
});

describe('the devices of a user whose other sessions end', () => {
  const NEW_PASSWORD = 'Winona-Lake-46590!';
  const resets = async ({ email }: Person) => {
    await requestReset(email);
    const [mail] = await mailTo(email);
    const passwordResetKey = new URL(mail?.links[0] ?? '').searchParams.get('k');
    return api().post('/api/users/changeUserPassword', { passwordResetKey, password: NEW_PASSWORD });
  };
  const signsOut = ({ api: own, password }: Person, more: object) =>
    own.post('/api/users/sign-out-others', { currentPassword: password, ...more });
  const changes = ({ api: own, password }: Person, more: object) =>
    own.post('/api/users/changeAuthUserPassword', { currentPassword: password, password: NEW_PASSWORD, ...more });

  it.each([
    ['all, when the caller signs out other devices without naming one', signsOut, false],
    ['all but the one of the caller, who signs out other devices', signsOut, true],
    ['all, by a new password of a caller who names none', changes, false],
    ['all but the one of the caller, who sets a new password', changes, true],
    ['all, by a reset of the password', resets, false],
  ] as const)('are removed: %s [ACC-33]', async (_title, end, isNamed) => {
    const seeker = await newSeeker();
    await withDevice(seeker);
    const [{ id: pushDevice } = { id: '' }] = await devicesOf(seeker);
    await withDevice(seeker);
    const { status, body } = await end(seeker, isNamed ? { pushDevice } : {});
    expect(status).toBe(200);
    const token = body.accessToken ?? (await signIn(seeker.email, NEW_PASSWORD)).token;
    const { devices } = (await api(token).get('/api/push')).body;
    expect(devices.map(({ id }: { id: string }) => id)).toEqual(isNamed ? [pushDevice] : []);
  });
});

describe('a push notification', () => {
  it('tells an applicant of an answer once, encrypted and signed, and opens the page of the notification [TBX-05]', async () => {
    const [company, seeker] = [await newCompany({ name: 'Zebulon Timber' }), await newSeeker()];
    const device = await withDevice(seeker);
    const { publicKey } = (await seeker.api.get('/api/push')).body;
    const job = await postJob(company, { name: 'Secret Barn' });
    await apply(seeker, company, job);
    await company.api.patch(`/api/company/profile/access/reject/${seeker.profileId}`, {
      type: 'job-application',
      job,
    });
    await settled();
    const [pushed, ...more] = await device.pushed();
    expect(more).toEqual([]);
    expect(pushed).toEqual({
      ...pushTexts.en.applicationAnswered,
      path: expect.stringMatching(/^\/jobs\//),
      tag: 'applicationAnswered',
    });
    expect(JSON.stringify(pushed)).not.toMatch(/Zebulon|Secret|declin/i);
    expect(await device.claims(publicKey)).toEqual([
      expect.objectContaining({ aud: origin(), sub: expect.stringMatching(/^mailto:/) }),
    ]);
    const [message] = await device.received();
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '172800' });

    for (const event of await wholeStream(['AccessEntry'], seeker.profileId)) await notify(event);
    expect(await device.pushed()).toHaveLength(1);
  });

  it('notifies a company about an applicant and a seeker about a briefing, unless they turned the kind off [TBX-05]', async () => {
    const [company, seeker, silent] = [await newCompany(), await newSeeker(), await newSeeker()];
    const [ofCompany, ofSeeker, ofSilent] = [
      await withDevice(company),
      await withDevice(seeker),
      await withDevice(silent),
    ];
    expect((await silent.api.patch('/api/push', { briefingReceived: false })).body.kinds.briefingReceived).toBe(false);
    await apply(seeker, company, await postJob(company));
    for (const each of [seeker, silent]) {
      const job = await newBriefing(company, each);
      await company.api.patch(`/api/profile/access/request/${each.profileId}`, { type: 'job', job });
    }
    expect(await titles(ofCompany)).toEqual([pushTexts.en.newApplicant.title]);
    expect(await titles(ofSeeker)).toEqual([pushTexts.en.briefingReceived.title]);
    expect(await titles(ofSilent)).toEqual([]);
  });

  it('tells of new matches at most once a day, and only when asked for [TBX-05]', async () => {
    await advanceTo(9);
    const [zip, tradeCategories] = ['83702', ['Glazing']];
    const company = await newCompany({ zip });
    const [wants, silent] = [await newSeeker({ zip, tradeCategories }), await newSeeker({ zip, tradeCategories })];
    const [device, other] = [await withDevice(wants), await withDevice(silent)];
    await wants.api.patch('/api/push', { newMatch: true });
    for (const name of ['One', 'Two']) await postJob(company, { zip, name, tradeCategories });
    await settled();
    expect(await device.pushed()).toEqual([
      expect.objectContaining({
        title: 'A new job for you',
        body: expect.stringMatching(/^Glazing, (.* an hour, )?(under 1 mile|\d+ miles?)$/),
      }),
    ]);
    expect(await other.pushed()).toEqual([]);
    await advanceTo(9);
    await postJob(await signInAgain(company), { zip, name: 'Three', tradeCategories });
    expect(await titles(device)).toHaveLength(2);
  });

  it('removes a device whose subscription has ended, and keeps one whose service fails [TBX-05]', async () => {
    const [company, seeker] = [await newCompany(), await newSeeker()];
    for (const name of ['gone', 'broken'] as const) await withDevice(company, newDevice(name));
    const working = await withDevice(company);
    await apply(seeker, company, await postJob(company));
    expect(await titles(working)).toHaveLength(1);
    expect(await devicesOf(company)).toHaveLength(2);
  });

  it.each(pushKinds)('says the same for every event of a kind, in both languages: %s [TBX-05]', (kind) => {
    for (const language of ['en', 'es'] as const) {
      const { title, body } = pushTexts[language][kind];
      expect(`${title} ${body}`).not.toMatch(/\{\{|\d|@/);
      expect(body.length).toBeLessThan(90);
    }
    expect(pushTexts.es[kind].title).not.toBe(pushTexts.en[kind].title);
  });

  it('leaves a trade that a user typed, and what a company wrote about pay, out of a locked screen [TBX-05]', () => {
    const pay = { from: 2700, to: 3300, unit: 'hour' } as const;
    const known = matchPushText({ pay }, { category: 'Carpentry', miles: 3 }, 'es');
    expect(known.body).toBe('Carpintería, $27 a $33 por hora, 3 millas');
    expect(matchPushText({ pay: undefined }, { category: 'Call Zeb 574-555-0101', miles: 0 }, 'en').body).toBe(
      'under 1 mile',
    );
  });
});

it('a deleted account has no devices, and gets no further push notification [TBX-05]', async () => {
  const [company, seeker] = [await newCompany(), await newSeeker()];
  const device = await withDevice(seeker);
  const [{ id } = { id: '' }] = await devicesOf(seeker);
  expect(await readEndpointUser(id)).toBe(seeker.userId);
  const gone = await seeker.api.delete(`/api/users/${seeker.userId}`, { currentPassword: seeker.password });
  expect(gone.status).toBe(200);
  expect(await readEndpointUser(id)).toBeUndefined();
  await settled();
  expect(await device.pushed()).toEqual([]);
  await withDevice(company, device);
  expect(await devicesOf(company)).toHaveLength(1);
});
