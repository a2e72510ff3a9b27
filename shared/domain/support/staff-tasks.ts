import { hasStaffRight, type StaffRight, type StaffRole } from '../../options/staff/staff-roles.ts';
import { addWorkdays, businessDay } from '../dates/business-day.ts';

/** The kinds of work that wait for staff. The words are stored, so they can't be renamed. */
export const taskKinds = ['unlock', 'dispute', 'report', 'signal', 'support', 'document'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** The right by which staff see and handle the tasks of a kind. */
export const taskRights: Readonly<Record<TaskKind, StaffRight>> = {
  unlock: 'refundReports',
  dispute: 'managePayments',
  report: 'handleRequests',
  signal: 'handleRequests',
  support: 'handleRequests',
  document: 'handleRequests',
};

/** Returns the kinds of tasks that a role of the staff sees. */
export const taskKindsOf = (role: StaffRole): TaskKind[] =>
  taskKinds.filter((kind) => hasStaffRight(role, taskRights[kind]));

export const taskStates = ['open', 'closed'] as const;
export type TaskState = (typeof taskStates)[number];

/**
 * The workdays within which staff answer. The Terms promise three business days for a reported unlock; the others are
 * goals of the team. A dispute is due on the bank's day, and within these workdays when the bank gives none.
 */
export const taskWorkdays: Readonly<Record<TaskKind, number>> = {
  unlock: 3,
  dispute: 5,
  report: 1,
  signal: 3,
  support: 2,
  document: 3,
};

/** Returns the id of the task about a document, which contains the ids of the profile and the document. */
export const documentTask = (profile: string, document: string): string => `${profile}_${document}`;

/** Returns the id of the profile whose document a task is about. */
export const profileOfDocumentTask = (task: string): string => task.split('_')[0] ?? '';

/** Returns the calendar day (YYYY-MM-DD) on which a task is due. */
export const taskDueDay = (kind: TaskKind, openedAt: string): string =>
  addWorkdays(businessDay(openedAt), taskWorkdays[kind]);

export const TASK_NOTE_MAX_LENGTH = 1000;
/** The maximum number of notes about one task. */
export const MAX_TASK_NOTES = 100;
