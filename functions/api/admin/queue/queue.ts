import * as contract from '@plumbline/shared/contracts/admin/queue';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { type TaskKind, taskKinds } from '@plumbline/shared/domain/support/staff-tasks';
import { operation } from '../../../http/operation.ts';
import { nowIso } from '../../../platform/clock.ts';
import { spendNamedBudget } from '../../../services/limits/named-budgets.ts';
import { addNote } from '../../../services/queue/task-notes.ts';
import { endOwnership, kindsShownTo, requireTask, takeOwnership } from '../../../services/queue/task-owner.ts';
import { readSender } from '../../../services/support/read-sender.ts';
import { readSupportRequest } from '../../../table/accounts/support-request.ts';
import { listNotes, listTasks, type StaffNoteItem, type StaffTaskItem } from '../../../table/staff/staff-task.ts';
import { taskViews } from './task-views.ts';

const noteView = ({ id, author, date, text }: StaffNoteItem) => ({ id, author, date, text });

/** Returns a page of the queue, in a query for each kind and the batches of its content. */
export const listQueue = operation(contract.listQueue, async ({ query, caller }) => {
  const { state, kind, owner, due, limit, page } = query;
  const kinds = kindsShownTo(caller).filter((each) => !kind || each === kind);
  const { tasks, more } = await listTasks(state, kinds);
  const today = businessDay(nowIso());
  const fitting = tasks.filter(
    (task) =>
      (due !== 'today' || task.dueOn <= today) &&
      (owner === 'anyone' || (owner === 'none' ? !task.owner : task.owner?.id === caller.userId)),
  );
  const start = (page - 1) * limit;
  const results = await taskViews(fitting.slice(start, start + limit));
  return { results, total: fitting.length, more };
});

const countByKind = (tasks: readonly StaffTaskItem[]) =>
  Object.fromEntries(taskKinds.map((each) => [each, tasks.filter(({ kind }) => kind === each).length])) as Record<
    TaskKind,
    number
  >;

export const countQueue = operation(contract.countQueue, async ({ caller }) => {
  const { tasks, more } = await listTasks('open', kindsShownTo(caller));
  const today = businessDay(nowIso());
  const count = (fits: (task: (typeof tasks)[number]) => boolean) => tasks.filter(fits).length;
  return {
    open: tasks.length,
    due: count(({ dueOn }) => dueOn <= today),
    mine: count(({ owner }) => owner?.id === caller.userId),
    free: count(({ owner }) => !owner),
    kinds: countByKind(tasks),
    more,
  };
});

export const readTask = operation(contract.readTask, async ({ params, caller }) => {
  const [task, notes] = await Promise.all([requireTask(params, caller), listNotes(params)]);
  const [[view], request] = await Promise.all([
    taskViews([task]),
    task.kind === 'support' ? readSupportRequest(task.id) : undefined,
  ]);
  return { ...view!, ...(request && { sender: await readSender(request) }), notes: notes.map(noteView) };
});

export const takeTask = operation(contract.takeTask, async ({ params, caller }) => {
  await spendNamedBudget('staff-task', caller.userId);
  await takeOwnership(params, caller);
  return { success: true };
});

export const releaseTask = operation(contract.releaseTask, async ({ params, caller }) => {
  await spendNamedBudget('staff-task', caller.userId);
  await endOwnership(params, caller);
  return { success: true };
});

export const addTaskNote = operation(contract.addTaskNote, async ({ params, body, caller }) => {
  await spendNamedBudget('staff-task', caller.userId);
  return noteView(await addNote(params, body.text, caller));
});
