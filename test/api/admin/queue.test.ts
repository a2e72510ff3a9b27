import '../../support/cloud/handler-environment.ts';
import { MAX_TASK_NOTES, taskDueDay } from '@plumbline/shared/domain/support/staff-tasks';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../functions/platform/ids.ts';
import { transact } from '../../../functions/table/core/transact.ts';
import { openReportOf } from '../../../functions/table/staff/report.ts';
import { putNote, type StaffNoteItem } from '../../../functions/table/staff/staff-task.ts';
import { newCompany, newSeeker, type Person } from '../../support/people/people.ts';
import { newStaff, type Staff } from '../../support/people/staff.ts';
import { unlockSomebody } from '../../support/posts/paid-unlocks.ts';

const QUEUE = '/api/admin/queue';

let staff: Staff;
let colleague: Staff;
let company: Person;
let reporter: Person;

beforeAll(async () => {
  [staff, colleague, company, reporter] = await Promise.all([
    newStaff('Sam Whitaker'),
    newStaff('Priya Nair'),
    newCompany(),
    newSeeker(),
  ]);
});

/** A report of the company's profile by another worker, as a task. */
const reportedProfile = async (): Promise<string> => {
  const worker = await newSeeker();
  await worker.api.post('/api/reports', { kind: 'profile', id: company.profileId, reason: 'spam' });
  const report = await openReportOf('profile', company.profileId, worker.profileId);
  return `${QUEUE}/report/${report}`;
};

describe('the queue of staff', () => {
  it('has a new report with its content and the day on which it is due, until it is closed', async () => {
    const task = await reportedProfile();
    const { status, body } = await staff.api.get(task);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: 'report',
      state: 'open',
      dueOn: taskDueDay('report', body.openedAt),
      report: { reason: 'spam', account: { id: company.profileId } },
      notes: [],
    });
    const list = await staff.api.get(QUEUE, { kind: 'report' });
    expect(list.body.results.every(({ state, kind }: never) => state === 'open' && kind === 'report')).toBe(true);
    await staff.api.patch(`/api/admin/reports/${body.id}`, { outcome: 'kept', note: 'It is fine.' });
    expect((await staff.api.get(task)).body).toMatchObject({ state: 'closed', closedAt: expect.any(String) });
    const closed = await staff.api.get(QUEUE, { state: 'closed', kind: 'report' });
    expect(closed.body.results[0]).toMatchObject({ id: body.id, report: { state: 'closed' } });
  });

  it('has a reported unlock, due within three business days, until it is declined', async () => {
    const payer = await newCompany();
    const { id } = await unlockSomebody(payer);
    await payer.api.post('/api/payment/report', { id, reason: 'The number is dead' });
    const { body } = await staff.api.get(`${QUEUE}/unlock/${id}`);
    expect(body).toMatchObject({ state: 'open', dueOn: taskDueDay('unlock', body.openedAt), unlock: { id } });
    await staff.api.post(`/api/payment/reports/${id}/decline`, { reason: 'The number rings.' });
    expect((await staff.api.get(`${QUEUE}/unlock/${id}`)).body).toMatchObject({ state: 'closed' });
  });

  it('gives a task to one of two colleagues who take it at the same moment, and shows the other who has it', async () => {
    const task = await reportedProfile();
    const both = await Promise.all([staff, colleague].map(({ api }) => api.post(`${task}/take`)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('task_taken');
    const { owner } = (await staff.api.get(task)).body;
    const winner = both[0]?.status === 200 ? staff : colleague;
    expect(owner).toMatchObject({
      id: winner.userId,
      name: winner === staff ? 'Sam Whitaker' : 'Priya Nair',
    });
    const mine = await winner.api.get(QUEUE, { owner: 'mine' });
    expect(mine.body.results.every((each: { owner: { id: string } }) => each.owner.id === winner.userId)).toBe(true);
    expect((await winner.api.post(`${task}/take`)).status).toBe(200);
  });

  it('takes a task back from a colleague, and refuses to take a closed one or to give back one that is free', async () => {
    const task = await reportedProfile();
    await colleague.api.post(`${task}/take`);
    expect((await staff.api.post(`${task}/release`)).status).toBe(200);
    expect((await staff.api.post(`${task}/release`)).body.code).toBe('task_not_taken');
    const { body } = await staff.api.get(task);
    expect(body).not.toHaveProperty('owner');
    await staff.api.patch(`/api/admin/reports/${body.id}`, { outcome: 'kept', note: 'It is fine.' });
    expect((await staff.api.post(`${task}/take`)).body.code).toBe('task_closed');
  });

  it('frees the tasks of a colleague who is removed, or whose new role no longer sees them, and no others', async () => {
    const [leaver, stays, demoted] = await Promise.all([newStaff('Leaver'), newStaff('Stays'), newStaff('Demoted')]);
    const owners = [leaver, stays, demoted];
    const tasks: string[] = [];
    for (const owner of owners) {
      const task = await reportedProfile();
      await owner.api.post(`${task}/take`);
      tasks.push(task);
    }
    await staff.api.delete(`/api/admin/staff/${leaver.userId}`, { reason: 'Left the company.' });
    await staff.api.patch(`/api/admin/staff/${stays.userId}`, { role: 'support' });
    await staff.api.patch(`/api/admin/staff/${demoted.userId}`, { role: 'finance' });
    const shown = await Promise.all(tasks.map((task) => staff.api.get(task)));
    expect(shown.map(({ body }) => body.owner?.name)).toEqual([undefined, 'Stays', undefined]);
  });

  it('keeps notes with their authors for staff, and refuses them to others', async () => {
    const task = await reportedProfile();
    await staff.api.post(`${task}/notes`, { text: 'Called them, no answer.' });
    const second = await colleague.api.post(`${task}/notes`, { text: 'They called back.' });
    expect(second.status).toBe(201);
    const { notes } = (await staff.api.get(task)).body;
    expect(notes.map(({ author, text }: { author: string; text: string }) => [author, text])).toEqual([
      ['Sam Whitaker', 'Called them, no answer.'],
      ['Priya Nair', 'They called back.'],
    ]);
    expect((await reporter.api.get(task)).status).toBe(403);
    expect((await reporter.api.post(`${task}/notes`, { text: 'Mine too.' })).status).toBe(403);
    expect((await staff.api.post(`${QUEUE}/report/${'0'.repeat(24)}/notes`, { text: 'No.' })).body.code).toBe(
      'task_not_found',
    );
  });

  it('has up to a hundred notes', async () => {
    const task = await reportedProfile();
    const [id, date] = [task.split('/').at(-1)!, new Date().toISOString()];
    const note = () => ({
      kind: 'report',
      task: id,
      date,
      id: newId(),
      staff: staff.userId,
      author: 'Sam',
      text: 'Hi',
    });
    await transact(...Array.from({ length: MAX_TASK_NOTES - 1 }, () => putNote(note() as StaffNoteItem)));
    const write = () => staff.api.post(`${task}/notes`, { text: 'Called them, no answer.' });
    expect((await write()).status).toBe(201);
    expect(await write()).toMatchObject({
      status: 409,
      body: { code: 'too_many_notes', message: 'This task has as many notes as fit.' },
    });
    expect((await staff.api.get(task)).body.notes).toHaveLength(MAX_TASK_NOTES);
  });

  it('counts what is open by kind, due and owner', async () => {
    const owner = await newStaff('Lee Park');
    const task = await reportedProfile();
    await owner.api.post(`${task}/take`);
    const { status, body } = await owner.api.get(`${QUEUE}/counts`);
    expect(status).toBe(200);
    expect(body.mine).toBe(1);
    const kinds = Object.values(body.kinds as Record<string, number>);
    expect(kinds.reduce((sum, count) => sum + count, 0)).toBe(body.open);
    expect(body.free).toBeLessThan(body.open);
  });
});
