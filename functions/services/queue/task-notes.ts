import { MAX_TASK_NOTES } from '@plumbline/shared/domain/support/staff-tasks';
import { nowIso } from '../../platform/clock.ts';
import { ApiError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { transact } from '../../table/core/transact.ts';
import { listNotes, putNote, type StaffNoteItem } from '../../table/staff/staff-task.ts';
import { auditWrite } from '../audit/audit-write.ts';
import type { Caller } from '../sessions/caller.ts';
import { requireTask, subjectOfTask, type TaskKey } from './task-owner.ts';

/** Keeps a note of staff with a task, also with a closed one. Throws `too_many_notes`. */
export const addNote = async (key: TaskKey, text: string, staff: Caller): Promise<StaffNoteItem> => {
  const [{ kind, id: task }, notes] = await Promise.all([requireTask(key, staff), listNotes(key)]);
  if (notes.length >= MAX_TASK_NOTES) throw new ApiError('too_many_notes');
  const date = nowIso();
  const note = { kind, task, date, id: newId(), staff: staff.userId, author: staff.displayName || staff.email, text };
  // The history is open to roles that don't see the task, so it has the note's id and not its text.
  const entry = { action: 'add task note', subject: subjectOfTask(key), after: { note: note.id } } as const;
  await transact(putNote(note), auditWrite(staff, entry, date));
  return note;
};
