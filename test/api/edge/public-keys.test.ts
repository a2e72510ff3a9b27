import '../../support/cloud/handler-environment.ts';
import type { Endpoint } from '@plumbline/shared/contracts/endpoint';
import { endpoints } from '@plumbline/shared/contracts/index';
import { beforeAll, expect, it } from 'vitest';
import { documents } from '../../../functions/platform/documents.ts';
import { groupPermissions, type TableKeys } from '../../../infra/permissions.ts';
import { invoke } from '../../bench/invoke.ts';
import { settled } from '../../support/cloud/stream.ts';
import { shown, uploaded } from '../../support/files/files.ts';
import { photo } from '../../support/files/pictures.ts';
import { newCompany } from '../../support/people/people.ts';
import { postJob } from '../../support/posts/hiring.ts';

/** A town in Wyoming where no other test hires. */
const SHERIDAN = '82801';

type Touched = { action: string; index?: string | undefined; key: string };
type Keyed = { pk: string };
type Input = {
  Key?: Keyed;
  RequestItems?: Record<string, { Keys: Keyed[] }>;
  IndexName?: string;
  KeyConditionExpression?: string;
  ExpressionAttributeValues?: Record<string, string>;
};

const touched: Touched[] = [];

/** The partition keys of a request, as DynamoDB checks them against a policy. */
const keysOf = ({
  Key,
  RequestItems,
  KeyConditionExpression = '',
  ExpressionAttributeValues = {},
}: Input): string[] => {
  if (Key) return [Key.pk];
  if (RequestItems) return Object.values(RequestItems).flatMap(({ Keys }) => Keys.map(({ pk }) => pk));
  const [, value = ''] = /= (:\w+)/.exec(KeyConditionExpression) ?? [];
  return [ExpressionAttributeValues[value] ?? 'no key'];
};

documents.middlewareStack.add(
  (next, { commandName = '' }) =>
    (args) => {
      const input = args.input as Input;
      const action = commandName.replace(/Command$/, '');
      for (const key of keysOf(input)) touched.push({ action, index: input.IndexName, key });
      return next(args);
    },
  { step: 'initialize', name: 'recordKeys' },
);

const reads = new Set(['Get', 'BatchGet', 'Query', 'GetItem', 'BatchGetItem']);
const isGranted = ({ read, indexes, update }: TableKeys, { action, index, key }: Touched): boolean => {
  const begins = (starts: readonly string[]) => starts.some((start) => key.startsWith(start));
  if (/^Update(Item)?$/.test(action)) return index === undefined && begins(update);
  return reads.has(action) && begins(read) && (index === undefined || (indexes as readonly string[]).includes(index));
};

const values: Record<string, string> = {
  place: 'sheridan-wy',
  trade: 'carpentry',
  state: 'wy.xml',
  part: 'jobs-0.xml',
};

let job: string;
const asked = (): [Endpoint, Record<string, string>][] =>
  endpoints
    .filter(({ group }) => group === 'public' || group === 'previews')
    .flatMap((endpoint): [Endpoint, Record<string, string>][] => {
      const given = { ...values, id: job };
      return endpoint.path.includes('{place}')
        ? [
            [endpoint, given],
            [endpoint, { ...given, place: 'wy' }],
          ]
        : [[endpoint, given]];
    });

beforeAll(async () => {
  const company = await newCompany({ zip: SHERIDAN });
  const { thumbnails } = await uploaded(company, 'profilePhoto', await photo());
  await shown(thumbnails.small);
  for (const name of ['Framer', 'Trim Carpenter']) job = await postJob(company, { name, zip: SHERIDAN });
  await settled();
});

it('the API requests no key, index or action in a public page that its function is not granted', async () => {
  expect(asked().length).toBeGreaterThan(8);
  for (const [endpoint, params] of asked()) {
    touched.length = 0;
    // A trade in a whole state has no page.
    if (endpoint.name === 'listPublicJobsOfTrade' && params.place === 'wy') continue;
    await invoke(endpoint, { params });
    const granted = groupPermissions[endpoint.group].table as TableKeys;
    expect({ name: endpoint.name, refused: touched.filter((one) => !isGranted(granted, one)) }).toEqual({
      name: endpoint.name,
      refused: [],
    });
    if (endpoint.name === 'getPublicJob') expect(touched.length).toBeGreaterThan(3);
  }
});
