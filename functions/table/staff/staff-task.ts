import { type TaskKind, taskDueDay, taskKinds, taskStates } from '@plumbline/shared/domain/support/staff-tasks';
import {
  $remove,
  $set,
  BatchGetRequest,
  type Condition,
  type FormattedItem,
  GetItemCommand,
  item,
  map,
  PutTransaction,
  string,
  UpdateTransaction,
} from 'dynamodb-toolbox';
import { indexPattern, tablePattern } from '../core/access-pattern.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { type Page, queryAll, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';

const tasksByState = indexPattern('gsi1', {
  partition: 'STAFF-TASKS#{state}#{kind}',
  sort: '{order}#{id}',
  finds: 'Tasks of a kind: the open ones by due day, the closed ones by the time of closing',
});
const notesOfTask = tablePattern({
  partition: 'STAFF-TASK#{kind}#{task}',
  sort: 'NOTE#{date}#{id}',
  finds: 'The notes of staff about a task, by date',
});

/** The number of tasks of a kind that the queue reads, which bounds its cost. */
const MAX_TASKS_READ = 140;

/**
 * A task that waits for staff, until it is closed. It has only what the queue sorts and filters by: its content is in
 * the report, reported unlock, disputed payment or support request with the same id.
 */
export const StaffTask = new Entity({
  name: 'StaffTask',
  table,
  timestamps: false,
  schema: item({
    kind: string()
      .enum(...taskKinds)
      .key(),
    id: string().key(),
    state: string().enum(...taskStates),
    openedAt: string(),
    dueOn: string(),
    closedAt: string().optional(),
    /** The staff member whose decision closed the task; kept for documents. */
    closedBy: map({ id: string(), name: string() }).optional(),
    /** The staff member who works on the task. */
    owner: map({ id: string(), name: string(), since: string() }).optional(),
  }).and((schema) => indexKeys(schema, tasksByState, (task) => ({ ...task, order: orderOf(task) }))),
  computeKey: keyTemplate('STAFF-TASK#{kind}#{id}', 'TASK'),
});
export type StaffTaskItem = FormattedItem<typeof StaffTask>;
export type TaskOwner = NonNullable<StaffTaskItem['owner']>;

type TaskDates = { openedAt: string; dueOn: string; closedAt?: string | undefined };
const orderOf = ({ openedAt, dueOn, closedAt }: TaskDates): string => closedAt ?? `${dueOn}#${openedAt}`;

/** A note that staff keep with a task. It is never changed. */
export const StaffNote = new Entity({
  name: 'StaffNote',
  table,
  timestamps: false,
  schema: item({
    kind: string()
      .enum(...taskKinds)
      .key(),
    task: string().key(),
    date: string().key(),
    id: string().key(),
    staff: string(),
    author: string(),
    text: string(),
  }),
  computeKey: notesOfTask.keys,
});
export type StaffNoteItem = FormattedItem<typeof StaffNote>;

type TaskKey = { kind: TaskKind; id: string };
/** A task as its source says. Without `closedAt` it is open. `dueOn` replaces the day that the kind has. */
export type TaskSource = TaskKey & { openedAt: string; dueOn?: string | undefined; closedAt?: string | undefined };

/** Returns the task of a report or request; it has no owner yet. */
const newTask = ({ kind, id, openedAt, dueOn, closedAt }: TaskSource): StaffTaskItem => ({
  kind,
  id,
  state: closedAt === undefined ? 'open' : 'closed',
  openedAt,
  dueOn: dueOn ?? taskDueDay(kind, openedAt),
  ...(closedAt !== undefined && { closedAt }),
});

/** Returns the write that adds a task to the queue, for the transaction of its source. */
export const openTask = (source: TaskSource) => StaffTask.build(PutTransaction).item(newTask(source));

const ifUnchanged = (read: StaffTaskItem | undefined): Condition<typeof StaffTask> => {
  if (!read) return { attr: 'state', exists: false };
  const { state, openedAt, closedAt, owner } = read;
  return {
    and: [
      { attr: 'state', eq: state },
      { attr: 'openedAt', eq: openedAt },
      closedAt === undefined ? { attr: 'closedAt', exists: false } : { attr: 'closedAt', eq: closedAt },
      owner ? { attr: 'owner.since', eq: owner.since } : { attr: 'owner', exists: false },
    ],
  };
};

/**
 * Returns the write that closes a task, for the transaction of the decision. It writes whole keys, because a source of
 * an earlier version may have no task yet.
 */
export const closeTask = (source: TaskSource, closedAt: string, closedBy?: StaffTaskItem['closedBy']) => {
  const { openedAt, dueOn, kind, id } = newTask(source);
  return StaffTask.build(UpdateTransaction).item({
    ...{ kind, id, openedAt, dueOn, state: 'closed', closedAt },
    closedBy: closedBy ? $set(closedBy) : $remove(),
    ...tasksByState.keys({ kind, id, state: 'closed', order: closedAt }),
  });
};

/** Returns the write that opens a task or changes its due day, for the transaction of its source. An owner stays. */
export const reopenTask = (source: TaskSource) => {
  const { kind, id, openedAt, dueOn } = newTask(source);
  return StaffTask.build(UpdateTransaction).item({
    ...{ kind, id, openedAt, dueOn, state: 'open', closedAt: $remove(), closedBy: $remove() },
    ...tasksByState.keys({ kind, id, state: 'open', order: orderOf({ openedAt, dueOn }) }),
  });
};

/**
 * Returns the write that updates a task to the state of its source. The task keeps the owner that it was read with,
 * unless another or none is given. Fails when it was changed since it was read.
 */
export const replaceTask = (
  source: TaskSource,
  read: StaffTaskItem | undefined,
  { owner }: { owner?: TaskOwner | undefined } = read ?? {},
) => {
  return StaffTask.build(PutTransaction)
    .item({ ...newTask(source), ...(owner && { owner }) })
    .options({ condition: ifUnchanged(read) });
};

/** Returns the write by which a staff member takes a task; fails when a colleague has it or when it is closed. */
export const takeTask = ({ kind, id }: TaskKey, owner: TaskOwner) =>
  StaffTask.build(UpdateTransaction)
    .item({ kind, id, owner: $set(owner) })
    .options({
      condition: {
        and: [
          { attr: 'state', eq: 'open' },
          {
            or: [
              { attr: 'owner', exists: false },
              { attr: 'owner.id', eq: owner.id },
            ],
          },
        ],
      },
    });

/** Returns the write that gives a task back; fails when another one has taken it meanwhile. */
export const releaseTask = ({ kind, id }: TaskKey, owner: TaskOwner) =>
  StaffTask.build(UpdateTransaction)
    .item({ kind, id, owner: $remove() })
    .options({ condition: { attr: 'owner.id', eq: owner.id } });

/** Returns the write of a note, for the transaction with its audit entry. */
export const putNote = (note: StaffNoteItem) => StaffNote.build(PutTransaction).item(note);

export const readTask = async (key: TaskKey): Promise<StaffTaskItem | undefined> =>
  (await StaffTask.build(GetItemCommand).key(key).options({ consistent: true }).send()).Item;

/** Returns the notes about a task, oldest first. Makes one query. */
export const listNotes = ({ kind, id: task }: TaskKey): Promise<StaffNoteItem[]> =>
  queryAll(StaffNote, notesOfTask.list({ kind, task }), { consistent: true });

/**
 * Returns the tasks of a state and of these kinds: the open ones with the first due first, the closed ones newest
 * first. Makes a query for each kind, so that many tasks of one don't hide those of another. `more` says that a kind
 * has more than are read.
 */
export const listTasks = async (
  state: StaffTaskItem['state'],
  kinds: readonly TaskKind[],
): Promise<{ tasks: StaffTaskItem[]; more: boolean }> => {
  const reverse = state === 'closed';
  const pages = await Promise.all(
    kinds.map((kind) => queryPage(StaffTask, tasksByState.list({ state, kind }), { limit: MAX_TASKS_READ, reverse })),
  );
  const direction = reverse ? -1 : 1;
  const tasks = pages
    .flatMap(({ items }) => items)
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -direction : direction));
  return { tasks, more: pages.some(({ cursor }) => cursor !== undefined) };
};

/** Returns a page of the closed tasks of a kind, newest first, in one query. */
export const listClosedTasks = (kind: TaskKind, page: Page) =>
  queryPage(StaffTask, tasksByState.list({ state: 'closed', kind }), { ...page, reverse: true });

export const taskRequest = (key: TaskKey) => StaffTask.build(BatchGetRequest).key(key);
