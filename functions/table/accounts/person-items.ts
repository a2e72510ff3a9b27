import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type IndexName, indexKeysOf, indexNames, tableAttributes } from '@plumbline/shared/table-names';
import { BatchGetRequest } from 'dynamodb-toolbox';
import { documents } from '../../platform/documents.ts';
import { environment } from '../../platform/environment.ts';
import { batchGet } from '../core/batch-get.ts';
import { queryAll } from '../core/query.ts';
import { type Attributes, toCurrentVersion } from '../core/stored/schema-versions.ts';
import { JobText } from '../jobs/job.ts';
import { partitionOf } from '../messages/message.ts';
import { paymentReportRequest } from '../payments/payment-report.ts';
import { projectTextRequest } from '../projects/project.ts';
import { projectPlansRequest } from '../projects/project-plans.ts';
import { requestsBySender, SupportRequest } from './support-request.ts';

const nameOf = (item: Attributes): string => `${item[tableAttributes.partitionKey]}\n${item[tableAttributes.sortKey]}`;

/** Returns all items of a partition, of every entity and version. */
const readPartition = async (partition: string, index?: IndexName): Promise<Attributes[]> => {
  const { partitionKey } = index ? indexKeysOf(index) : tableAttributes;
  const items: Attributes[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new QueryCommand({
        TableName: environment.tableName,
        ...(index && { IndexName: index }),
        KeyConditionExpression: '#partition = :partition',
        ExpressionAttributeNames: { '#partition': partitionKey },
        ExpressionAttributeValues: { ':partition': partition },
        ExclusiveStartKey: start,
      }),
    );
    items.push(...((page.Items ?? []) as Attributes[]));
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
};

/** Returns every item of a user and their profile, in the table or in an index. */
export const readPersonItems = async (userId: string, profileId: string | undefined): Promise<Attributes[]> => {
  const partitions = [`USER#${userId}`, ...(profileId ? [`PROFILE#${profileId}`, `SEEKER#${profileId}`] : [])];
  const places = partitions.flatMap((partition) =>
    [undefined, ...indexNames].map((index) => [partition, index] as const),
  );
  const found = new Map<string, Attributes>();
  for (const [partition, index] of places)
    for (const item of await readPartition(partition, index)) found.set(nameOf(item), toCurrentVersion(item));
  return [...found.values()];
};

/** Returns the messages between two profiles with their files, oldest first. */
export const readConversationItems = async (one: string, other: string): Promise<Attributes[]> =>
  (await readPartition(partitionOf(one, other))).map(toCurrentVersion);

type OwnIds = { jobs: readonly string[]; projects: readonly string[]; payments: readonly string[] };

/** Returns the items of jobs, projects and payments that are not in their company's partition. */
export const readPartsOf = ({ jobs, projects, payments }: OwnIds) =>
  batchGet({
    JobText: jobs.map((id) => JobText.build(BatchGetRequest).key({ id })),
    ProjectText: projects.map(projectTextRequest),
    ProjectPlans: projects.map(projectPlansRequest),
    PaymentReport: payments.map(paymentReportRequest),
  });

/** Returns the support requests from an e-mail. */
export const readSupportRequestsOf = (email: string) => queryAll(SupportRequest, requestsBySender.list({ email }));
