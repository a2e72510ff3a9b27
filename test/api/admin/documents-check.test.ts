import { randomBytes } from 'node:crypto';
import type { StaffTask } from '@plumbline/shared/contracts/admin/queue';
import { beforeAll, describe, expect, it } from 'vitest';
import { listQueue } from '../../../functions/api/admin/queue/queue.ts';
import { measure } from '../../bench/measure.ts';
import { mailTo } from '../../support/cloud/cloud.ts';
import { settled } from '../../support/cloud/stream.ts';
import type { Api } from '../../support/contract/api.ts';
import { uploaded } from '../../support/files/files.ts';
import { picture } from '../../support/files/pictures.ts';
import { newCompany, newSeeker, PASSWORD, type Person } from '../../support/people/people.ts';
import { apply, postJob, staffApi, unlock } from '../../support/posts/hiring.ts';

const QUEUE = '/api/admin/documents';
const REASON = 'The name on the card is another one.';

let staff: Api;
let viewer: Person;
let photo: { name: string; bytes: Buffer };

beforeAll(async () => {
  [staff, viewer] = await Promise.all([staffApi(PASSWORD), newCompany()]);
  photo = { name: 'card.jpg', bytes: await picture(60, 40) };
});

const newId = () => randomBytes(12).toString('hex');
const save = (person: Person, body: object) => person.api.patch(`/api/profile/${person.profileId}/documents`, body);
const seenBy = async (reader: Person, owner: Person) =>
  (await reader.api.get(`/api/profile/${owner.profileId}`)).body.documents as { kind: string; check?: object }[];

/** The open tasks about the documents of a person. */
const waitingOf = async ({ profileId }: Person): Promise<StaffTask[]> => {
  const tasks: StaffTask[] = [];
  for (let page = 1; ; page += 1) {
    const { results, total } = (await staff.get('/api/admin/queue', { kind: 'document', page })).body;
    tasks.push(...results);
    if (tasks.length >= total || results.length === 0) break;
  }
  return tasks.filter(({ document }) => document?.owner.id === profileId);
};

/** A worker with a license whose photo waits for staff. */
const workerWithLicense = async () => {
  const worker = await newSeeker();
  const file = await uploaded(worker, 'document', photo);
  const license = {
    id: newId(),
    kind: 'master-license',
    trade: 'Carpentry',
    state: 'IN',
    number: 'M-1',
    file: file.id,
  };
  await save(worker, { documents: [license] });
  const [{ openedAt: since }] = (await waitingOf(worker)) as [StaffTask];
  const at = `${QUEUE}/${worker.profileId}/${license.id}`;
  return { worker, license, since, at };
};

describe('a document with a file', () => {
  it('waits with what its owner entered, until staff have looked at it and checked it', async () => {
    const { worker, license, since, at } = await workerWithLicense();
    const { file: _, ...facts } = license;
    expect(await waitingOf(worker)).toMatchObject([
      {
        kind: 'document',
        openedAt: since,
        document: { owner: { id: worker.profileId, type: 'jobSeeker', name: 'Travis Yoder' }, document: facts },
      },
    ]);
    expect((await staff.post(`${at}/file`)).body).toEqual({
      url: expect.stringContaining('http'),
      type: 'image/jpeg',
      name: 'card.jpg',
    });
    expect(await staff.post(at, { decision: 'checked', since })).toMatchObject({ status: 200 });
    expect(await waitingOf(worker)).toEqual([]);
    expect(await seenBy(worker, worker)).toMatchObject([{ check: { state: 'checked', date: expect.any(String) } }]);
    // A company that has not unlocked the worker sees the day and not the moment.
    expect((await seenBy(viewer, worker))[0]?.check).toMatchObject({ state: 'checked', date: /T00:00/ });
  });

  it('is the owner’s alone after it was rejected, who gets the reason', async () => {
    const { worker, since, at } = await workerWithLicense();
    expect(await seenBy(viewer, worker)).toHaveLength(1);
    expect(await staff.post(at, { decision: 'rejected', reason: REASON, since })).toMatchObject({ status: 200 });
    expect(await seenBy(viewer, worker)).toEqual([]);
    expect(await seenBy(worker, worker)).toMatchObject([{ check: { state: 'rejected', reason: REASON } }]);
    await settled();
    const mails = await mailTo(worker.email);
    expect(mails.filter(({ subject }) => subject === 'We could not accept your master license')).toHaveLength(1);
  });

  it('waits again after its owner changed it, and stays checked after a save that changes nothing', async () => {
    const { worker, license, since, at } = await workerWithLicense();
    await staff.post(at, { decision: 'checked', since });
    await save(worker, { documents: [license] });
    expect(await waitingOf(worker)).toEqual([]);
    expect(await seenBy(worker, worker)).toMatchObject([{ check: { state: 'checked' } }]);
    await save(worker, { documents: [{ ...license, number: 'M-2' }] });
    expect(await waitingOf(worker)).toMatchObject([{ document: { document: { number: 'M-2' } } }]);
    expect((await seenBy(worker, worker))[0]).not.toHaveProperty('check');
  });

  it('is not decided as it was before its owner changed it, and once only', async () => {
    const { worker, license, since, at } = await workerWithLicense();
    await save(worker, { documents: [{ ...license, number: 'M-3' }] });
    expect(await staff.post(at, { decision: 'checked', since })).toMatchObject({
      status: 409,
      body: { code: 'document_changed' },
    });
    const [{ openedAt: now }] = (await waitingOf(worker)) as [StaffTask];
    const both = await Promise.all(
      ['checked', 'rejected'].map((decision) => staff.post(at, { decision, reason: REASON, since: now })),
    );
    expect(both.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(both.map(({ status }) => status).toSorted()[1]).toBeGreaterThanOrEqual(404);
    expect(await staff.post(at, { decision: 'checked', since: now })).toMatchObject({
      status: 404,
      body: { code: 'document_not_waiting' },
    });
  });

  it.each(['checked', 'rejected'])(
    'is still opened by staff, with an entry in the history, once it is %s',
    async (decision) => {
      const { worker, license, since, at } = await workerWithLicense();
      expect((await staff.post(at, { decision, reason: REASON, since })).status).toBe(200);
      expect(await staff.post(`${at}/file`)).toMatchObject({ status: 200, body: { name: 'card.jpg' } });
      const { results } = (await staff.get('/api/admin/audit', { subject: worker.profileId })).body;
      const decided = results.find(({ action }: { action: string }) => /^(check|reject) document$/.test(action));
      const task = await staff.get(`/api/admin/queue/document/${decided.after.document}`);
      expect(task).toMatchObject({ status: 200, body: { state: 'closed' } });
      expect(results.map(({ action }: { action: string }) => action)).toContain('read document');
      expect((await worker.api.post(`${at}/file`)).status).toBe(403);
      await worker.api.delete(`/api/files/${license.file}/document`);
      expect(await staff.post(`${at}/file`)).toMatchObject({ status: 404, body: { code: 'file_not_found' } });
    },
  );

  it('needs a reason to be rejected', async () => {
    const { worker, since, at } = await workerWithLicense();
    expect(await staff.post(at, { decision: 'rejected', since })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'reason' }] },
    });
    expect(await waitingOf(worker)).toHaveLength(1);
  });

  it('has no check, and does not wait, without its file', async () => {
    const { worker, license, since, at } = await workerWithLicense();
    await staff.post(at, { decision: 'checked', since });
    expect((await worker.api.delete(`/api/files/${license.file}/document`)).status).toBe(200);
    expect((await seenBy(worker, worker))[0]).not.toHaveProperty('check');
    const waiting = await workerWithLicense();
    await waiting.worker.api.delete(`/api/files/${waiting.license.file}/document`);
    expect(await waitingOf(waiting.worker)).toEqual([]);
  });

  it('is the owner’s alone with its file after it was rejected, also for a company that unlocked the worker', async () => {
    const { worker, license, since, at } = await workerWithLicense();
    const job = await postJob(viewer);
    await apply(worker, viewer, job);
    await unlock(viewer, worker, job);
    const address = `/api/files/url/${license.file}`;
    expect((await viewer.api.get(address)).status).toBe(200);
    await staff.post(at, { decision: 'rejected', reason: REASON, since });
    expect((await viewer.api.get(address)).status).toBe(404);
    expect((await worker.api.get(address)).status).toBe(200);
  });

  it('leaves the list with its removal, and with its account', async () => {
    const { worker, license, at, since } = await workerWithLicense();
    await save(worker, { documents: [], removed: [license.id] });
    expect(await waitingOf(worker)).toEqual([]);
    expect(await staff.post(`${at}/file`)).toMatchObject({ status: 404 });
    const other = await workerWithLicense();
    await other.worker.api.delete(`/api/users/${other.worker.userId}`, { currentPassword: PASSWORD });
    await settled();
    expect(await waitingOf(other.worker)).toEqual([]);
    expect(await staff.post(other.at, { decision: 'checked', since })).toMatchObject({ status: 404 });
  });
});

describe('the queue', () => {
  it('has no document without a file', async () => {
    const worker = await newSeeker();
    await save(worker, { documents: [{ id: newId(), kind: 'osha-30' }] });
    expect(await waitingOf(worker)).toEqual([]);
  });

  it('has the closed task of a document that was removed later', async () => {
    const { worker, license, since, at } = await workerWithLicense();
    await staff.post(at, { decision: 'checked', since });
    await save(worker, { documents: [], removed: [license.id] });
    const task = `/api/admin/queue/document/${worker.profileId}_${license.id}`;
    const { status, body } = await staff.get(task);
    expect([status, body.state, body.document]).toEqual([200, 'closed', undefined]);
  });

  it('costs two requests for any number of documents', async () => {
    await workerWithLicense();
    const caller = { userId: newId(), role: 'support', staffRole: 'admin' };
    const query = { state: 'open', kind: 'document', owner: 'anyone', page: 1 };
    const cost = async (limit: number) =>
      (await measure(() => listQueue.run({ query: { ...query, limit }, caller } as never))).cost.requests;
    // One query and one batch.
    expect([await cost(2), await cost(20)]).toEqual([2, 2]);
  });
});
