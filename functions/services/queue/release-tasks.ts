import { type TaskKind, taskKinds } from '@plumbline/shared/domain/support/staff-tasks';
import { isConditionFailure, transact } from '../../table/core/transact.ts';
import { listTasks, releaseTask } from '../../table/staff/staff-task.ts';
import { auditWrite } from '../audit/audit-write.ts';
import type { Caller } from '../sessions/caller.ts';
import { subjectOfTask } from './task-owner.ts';

/**
 * Ends a colleague's ownership of open tasks of kinds that they no longer see, so that these are free for others. A
 * task that changes meanwhile keeps its new owner.
 */
export const releaseUnseenTasks = async (id: string, seen: readonly TaskKind[], staff: Caller): Promise<void> => {
  const unseen = taskKinds.filter((kind) => !seen.includes(kind));
  const { tasks } = await listTasks('open', unseen);
  for (const task of tasks) {
    const { owner } = task;
    if (owner?.id !== id) continue;
    const entry = { action: 'release task', subject: subjectOfTask(task), before: { owner: owner.name } } as const;
    try {
      await transact(releaseTask(task, owner), auditWrite(staff, entry));
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
  }
};
