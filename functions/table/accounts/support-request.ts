import { type RequestState, requestStates } from '@plumbline/shared/domain/support/request-states';
import { LANGUAGES } from '@plumbline/shared/options/languages';
import {
  BatchGetRequest,
  type FormattedItem,
  GetItemCommand,
  item,
  list,
  map,
  number,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import { indexPattern } from '../core/access-pattern.ts';
import { Entity, keyTemplate } from '../core/entity.ts';
import { indexKeys } from '../core/index-keys.ts';
import { queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import {
  closeTask,
  openTask,
  replaceTask,
  type StaffTaskItem,
  type TaskOwner,
  type TaskSource,
} from '../staff/staff-task.ts';

const requestsOfAccount = indexPattern('gsi1', {
  partition: 'SUPPORT-OF-ACCOUNT#{profileId}',
  sort: '{date}#{id}',
  finds: 'Requests for support that the users of an account sent while they were signed in, by date',
});

type AccountRequest = { id: string; date: string; profileId?: string | undefined };
const ofAccount = ({ id, date, profileId }: AccountRequest) => (profileId ? { id, date, profileId } : undefined);

/** Returns the attributes that list a request for its account. Migration 0017 adds them to earlier requests. */
export const requestKeys = (request: AccountRequest): Record<string, string> => {
  const values = ofAccount(request);
  return values ? requestsOfAccount.keys(values) : {};
};

/** The requests from an e-mail. The app writes it in lower case. */
export const requestsBySender = indexPattern('gsi3', {
  partition: 'SUPPORT-OF#{email}',
  sort: '{date}#{id}',
  finds: 'Requests for support from an e-mail, by date',
});

export const SupportRequest = new Entity({
  name: 'SupportRequest',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    email: string(),
    data: string(),
    /** The profile that sent the request, if any [SHL-26]. */
    profileId: string().optional(),
    /** The user who sent it while signed in; absent in older requests. */
    userId: string().optional(),
    date: string(),
    /** The language of the sender; absent in older requests. */
    language: string()
      .enum(...LANGUAGES)
      .optional(),
    /** The state of the request; absent in older requests, which count as open. */
    state: string()
      .enum(...requestStates)
      .optional(),
    /** The replies of staff and of the sender, oldest first. `staff` is absent when the sender wrote it. */
    replies: list(map({ staff: string().optional(), date: string(), text: string() })).optional(),
    /** The version of the request, which grows with every change; absent before the first. */
    version: number().optional(),
  })
    .and((schema) => indexKeys(schema, requestsOfAccount, ofAccount))
    .and((schema) => indexKeys(schema, requestsBySender, (request) => request)),
  computeKey: keyTemplate('SUPPORT#{id}', 'SUPPORT'),
});

export type SupportRequestItem = FormattedItem<typeof SupportRequest>;

export const requestState = ({ state = 'open' }: Pick<SupportRequestItem, 'state'>): RequestState => state;

/** Returns the task that a request is in the staff's queue. It is open while the request is. */
export const requestTask = (request: SupportRequestItem): TaskSource => {
  const { id, date: openedAt, replies } = request;
  const closedAt = requestState(request) === 'open' ? undefined : (replies?.at(-1)?.date ?? openedAt);
  return { kind: 'support', id, openedAt, closedAt };
};

/** Returns the writes of a new request. */
export const newSupportRequest = (request: SupportRequestItem) => [
  SupportRequest.build(PutTransaction).item(request),
  openTask(requestTask(request)),
];

export const supportRequestRequest = (id: string) => SupportRequest.build(BatchGetRequest).key({ id });

export const readSupportRequest = async (id: string): Promise<SupportRequestItem | undefined> =>
  (await SupportRequest.build(GetItemCommand).key({ id }).options({ consistent: true }).send()).Item;

/** The task of a request as it was read, the colleague who has it from now on, and the time of the change. */
type RequestChange = { task: StaffTaskItem | undefined; owner: TaskOwner | undefined; date: string };

/**
 * Returns the write of the task of a request. It is open while the request is, has the given owner, and is due again
 * from the time at which the request was reopened. An open task stays as it is, so that a sender who writes more
 * doesn't move its due day.
 */
const changeTask = (request: SupportRequestItem, { task, owner, date }: RequestChange) => {
  const source = requestTask(request);
  if (requestState(request) !== 'open') return [closeTask(source, date)];
  return task?.state === 'open' ? [] : [replaceTask({ ...source, openedAt: date }, task, { owner })];
};

/**
 * Returns the writes of the next version of a request and of its `task`; they fail when the request has changed since
 * it was read (`previous`).
 */
export const changeSupportRequest = (
  request: SupportRequestItem,
  { previous, ...change }: RequestChange & { previous: SupportRequestItem },
) => [
  ...changeTask(request, change),
  SupportRequest.build(PutTransaction)
    .item({ ...request, version: (previous.version ?? 0) + 1 })
    .options({
      condition: previous.version ? { attr: 'version', eq: previous.version } : { attr: 'version', exists: false },
    }),
];

/** Returns the newest requests from an e-mail, at most `limit`. Makes one query. */
export const listRequestsOf = async (email: string, limit: number): Promise<SupportRequestItem[]> =>
  (await queryPage(SupportRequest, requestsBySender.list({ email }), { limit, reverse: true })).items;

/**
 * Returns the newest requests of an account, at most `limit`: those that its users sent while they were signed in, and
 * all from its e-mail. Makes two queries.
 */
export const listRequestsOfAccount = async (
  profileId: string,
  email: string,
  limit: number,
): Promise<SupportRequestItem[]> => {
  const [ofUsers, ofEmail] = await Promise.all([
    queryPage(SupportRequest, requestsOfAccount.list({ profileId }), { limit, reverse: true }),
    listRequestsOf(email.toLowerCase(), limit),
  ]);
  const found = new Map([...ofUsers.items, ...ofEmail].map((request) => [request.id, request]));
  return [...found.values()].toSorted((one, other) => (one.date < other.date ? 1 : -1)).slice(0, limit);
};
