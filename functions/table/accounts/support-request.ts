import { type RequestState, requestStates } from '@plumbline/shared/domain/support/request-states';
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
import { type Page, queryPage } from '../core/query.ts';
import { table } from '../core/table.ts';
import { closeTask, openTask, type TaskSource } from '../staff/staff-task.ts';

export const requestsByDate = indexPattern('gsi1', {
  partition: 'SUPPORT',
  sort: '{date}#{id}',
  finds: 'Requests for support, by date',
});

const requestsByState = indexPattern('gsi2', {
  partition: 'SUPPORT-STATES',
  sort: '{state}#{date}#{id}',
  finds: 'Requests for support that are open, answered or closed, by date',
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
    date: string(),
    /** The state of the request; absent in older requests, which count as open. */
    state: string()
      .enum(...requestStates)
      .optional(),
    /** The replies of staff, oldest first. */
    replies: list(map({ staff: string(), date: string(), text: string() })).optional(),
    /** The version of the request, which grows with every change by staff; absent before the first. */
    version: number().optional(),
  })
    .and((schema) => indexKeys(schema, requestsByDate, (request) => request))
    .and((schema) => indexKeys(schema, requestsByState, ({ state = 'open', date, id }) => ({ state, date, id }))),
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

/**
 * Returns the writes of the next version of a request; they fail when it has changed since it was read (`previous`).
 * Its task is open while the request is, and is due again from the time at which the request was reopened.
 */
export const changeSupportRequest = (request: SupportRequestItem, previous: SupportRequestItem, date: string) => {
  const task = requestTask(request);
  return [
    SupportRequest.build(PutTransaction)
      .item({ ...request, version: (previous.version ?? 0) + 1 })
      .options({
        condition: previous.version ? { attr: 'version', eq: previous.version } : { attr: 'version', exists: false },
      }),
    requestState(request) === 'open' ? openTask({ ...task, openedAt: date }) : closeTask(task, date),
  ];
};

/** Returns a page of support requests, newest first, of one state or of all. */
export const listSupportRequests = ({ state, ...page }: Page & { state?: RequestState | undefined }) =>
  queryPage(SupportRequest, state ? requestsByState.list({ state }) : requestsByDate.list({}), {
    ...page,
    reverse: true,
  });
