import { type TaskKind, taskKindsOf } from '@plumbline/shared/domain/support/staff-tasks';
import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { isConditionFailure, transact, transactOr } from '../../table/core/transact.ts';
import { readTask, releaseTask, type StaffTaskItem, takeTask } from '../../table/staff/staff-task.ts';
import { auditWrite } from '../audit/audit-write.ts';
import type { Caller } from '../sessions/caller.ts';

export type TaskKey = Pick<StaffTaskItem, 'kind' | 'id'>;

/** Returns the kinds of tasks that a staff member sees. */
export const kindsShownTo = ({ staffRole }: Pick<Caller, 'staffRole'>): TaskKind[] =>
  staffRole ? taskKindsOf(staffRole) : [];

/** Returns a task. Throws 403 for a kind that the role of the staff member doesn't see, and 404 for an unknown one. */
export const requireTask = async (key: TaskKey, staff: Caller): Promise<StaffTaskItem> => {
  if (!kindsShownTo(staff).includes(key.kind)) throw new ApiError('staff_right_missing');
  const task = await readTask(key);
  if (!task) throw new ApiError('task_not_found');
  return task;
};

/** The subject of an entry in the staff's history about a task. */
export const subjectOfTask = ({ kind, id }: TaskKey) => ({ type: 'task', id: `${kind}:${id}` }) as const;

/** Makes a staff member the owner of an open task. Of two who take it at the same time, one gets 409. */
export const takeOwnership = async (key: TaskKey, staff: Caller): Promise<void> => {
  const task = await requireTask(key, staff);
  if (task.state === 'closed') throw new ApiError('task_closed');
  if (task.owner?.id === staff.userId) return;
  if (task.owner) throw new ApiError('task_taken');
  const since = nowIso();
  const owner = { id: staff.userId, name: staff.displayName || staff.email, since };
  const entry = { action: 'take task', subject: subjectOfTask(task) } as const;
  try {
    await transact(takeTask(task, owner), auditWrite(staff, entry, since));
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
    const { state } = await requireTask(key, staff);
    throw new ApiError(state === 'closed' ? 'task_closed' : 'task_taken');
  }
};

/**
 * Ends the ownership of a task. Any staff member can, so that the tasks of an absent colleague don't wait. Throws
 * `task_not_taken`.
 */
export const endOwnership = async (key: TaskKey, staff: Caller): Promise<void> => {
  const task = await requireTask(key, staff);
  const { owner } = task;
  if (!owner) throw new ApiError('task_not_taken');
  const entry = { action: 'release task', subject: subjectOfTask(task), before: { owner: owner.name } } as const;
  await transactOr('task_not_taken', releaseTask(task, owner), auditWrite(staff, entry));
};
