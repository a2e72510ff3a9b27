import * as z from 'zod';
import { mailProblems } from '../../domain/accounts/mail-problems.ts';
import { requestStates } from '../../domain/support/request-states.ts';
import { TASK_NOTE_MAX_LENGTH, taskKinds, taskStates } from '../../domain/support/staff-tasks.ts';
import { defineEndpoint } from '../endpoint.ts';
import { confirmation, id, isoDate, requiredText } from '../fields.ts';
import { paymentReport } from '../payments/payment-report.ts';
import { staffPayment } from '../payments/staff-payments.ts';
import { documentToCheck } from './documents.ts';
import { report } from './reports.ts';
import { supportRequest } from './support-requests.ts';

export const QUEUE_PAGE_SIZE = 25;

const owner = z.object({ id, name: z.string(), since: isoDate });

/**
 * A task with its content, which is in the field of its kind: `report` has reports and signals. The field is absent
 * when the content was deleted.
 */
const task = z.object({
  kind: z.enum(taskKinds),
  id: z.string(),
  state: z.enum(taskStates),
  openedAt: isoDate,
  /** The calendar day (YYYY-MM-DD) on which the task is due. */
  dueOn: z.string(),
  closedAt: isoDate.optional(),
  /** The staff member who works on it. */
  owner: owner.optional(),
  unlock: paymentReport.optional(),
  dispute: staffPayment.optional(),
  report: report.optional(),
  support: supportRequest.optional(),
  document: documentToCheck.optional(),
});
export type StaffTask = z.output<typeof task>;

/** Whose tasks a list has: those of everyone, of the caller, or of no one. */
export const taskOwners = ['anyone', 'mine', 'none'] as const;
export type TaskOwnerFilter = (typeof taskOwners)[number];

export const listQueue = defineEndpoint({
  group: 'admin',
  name: 'listQueue',
  method: 'GET',
  path: '/api/admin/queue',
  auth: 'support',
  budget: 'list',
  query: z.object({
    state: z.enum(taskStates).default('open'),
    kind: z.enum(taskKinds).optional(),
    owner: z.enum(taskOwners).default('anyone'),
    /** `today` lists only the tasks that are due today or earlier. */
    due: z.enum(['any', 'today']).default('any'),
    limit: z.coerce.number().int().min(1).max(QUEUE_PAGE_SIZE).default(QUEUE_PAGE_SIZE),
    page: z.coerce.number().int().min(1).max(20).default(1),
  }),
  response: z.object({
    results: z.array(task),
    /** The number of tasks that fit, among the first 140 of each kind. */
    total: z.int(),
    /** True when there are more tasks of a kind than are read. */
    more: z.boolean(),
  }),
  summary: 'What waits for staff, the first due first, or what was closed, newest first',
});

export const countQueue = defineEndpoint({
  group: 'admin',
  name: 'countQueue',
  method: 'GET',
  path: '/api/admin/queue/counts',
  auth: 'support',
  budget: 'read',
  response: z.object({
    open: z.int(),
    /** The tasks that are due today or earlier. */
    due: z.int(),
    mine: z.int(),
    /** The tasks without an owner. */
    free: z.int(),
    kinds: z.record(z.enum(taskKinds), z.int()),
    more: z.boolean(),
  }),
  summary: 'How many tasks wait for staff',
});
export type QueueCounts = z.output<typeof countQueue.response>;

const byTask = z.object({ kind: z.enum(taskKinds), id: z.string().regex(/^\w{1,255}$/, 'Unknown id') });
const note = z.object({ id, author: z.string(), date: isoDate, text: z.string() });
const requestSender = z.object({
  /** False for a request that anyone could have written under its e-mail. */
  signedIn: z.boolean(),
  /** The account with the e-mail; absent when there is none or it has no profile. */
  account: z.object({ id, type: z.enum(['jobSeeker', 'company']), name: z.string() }).optional(),
  /** The address that an answer goes to: the sender's present one. */
  email: z.string(),
  /** Why an answer wouldn't be sent: the sender's address is marked. Absent for an address that works. */
  mailProblem: z.enum(mailProblems).optional(),
  /** The newest other requests from the e-mail, at most 10. */
  others: z.array(z.object({ id, date: isoDate, data: z.string(), state: z.enum(requestStates) })),
});
export type RequestSender = z.output<typeof requestSender>;

const wholeTask = task.extend({
  /** Who wrote the request; present for support requests only. */
  sender: requestSender.optional(),
  /** The notes of staff, oldest first; users never see them. */
  notes: z.array(note),
});
export type WholeTask = z.output<typeof wholeTask>;

export const readTask = defineEndpoint({
  group: 'admin',
  name: 'readTask',
  method: 'GET',
  path: '/api/admin/queue/{kind}/{id}',
  auth: 'support',
  budget: 'read',
  params: byTask,
  response: wholeTask,
  errors: ['staff_right_missing', 'task_not_found'],
  summary: 'A task with the notes of staff',
});

export const takeTask = defineEndpoint({
  group: 'admin',
  name: 'takeTask',
  method: 'POST',
  path: '/api/admin/queue/{kind}/{id}/take',
  auth: 'support',
  budget: 'write',
  params: byTask,
  response: confirmation,
  errors: ['staff_right_missing', 'task_not_found', 'task_closed', 'task_taken'],
  summary: 'Makes the caller the owner of an open task that no one has',
});

export const releaseTask = defineEndpoint({
  group: 'admin',
  name: 'releaseTask',
  method: 'POST',
  path: '/api/admin/queue/{kind}/{id}/release',
  auth: 'support',
  budget: 'write',
  params: byTask,
  response: confirmation,
  errors: ['staff_right_missing', 'task_not_found', 'task_not_taken'],
  summary: 'Ends the ownership of a task, also that of an absent colleague',
});

export const taskNoteBody = z.strictObject({ text: requiredText(TASK_NOTE_MAX_LENGTH) });

export const addTaskNote = defineEndpoint({
  group: 'admin',
  name: 'addTaskNote',
  method: 'POST',
  path: '/api/admin/queue/{kind}/{id}/notes',
  auth: 'support',
  budget: 'write',
  params: byTask,
  body: taskNoteBody,
  response: note,
  status: 201,
  errors: ['staff_right_missing', 'task_not_found', 'too_many_notes'],
  summary: 'Keeps a note for colleagues with a task; users never see it',
});
