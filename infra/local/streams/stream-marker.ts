import { randomUUID } from 'node:crypto';
import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { environment } from '@plumbline/functions/platform/environment';
import { clientOf, type TablePlace } from '../dynamodb/dynamodb.ts';
import type { StreamRecord } from './stream-source.ts';

const MARKER = 'local#stream-marker';

/** Writes an item to the table and deletes it again. Returns the id by which `markerOf` finds it in the stream. */
export async function writeMarker(place: TablePlace): Promise<string> {
  const client = clientOf(place);
  const id = randomUUID();
  const key = { pk: { S: MARKER }, sk: { S: id } };
  try {
    await client.send(new PutItemCommand({ TableName: environment.tableName, Item: key }));
    await client.send(new DeleteItemCommand({ TableName: environment.tableName, Key: key }));
    return id;
  } finally {
    client.destroy();
  }
}

/** Returns the id of the marker that a record contains; undefined for other records. */
export const markerOf = ({ eventName, dynamodb }: StreamRecord): string | undefined =>
  eventName === 'INSERT' && dynamodb?.Keys?.pk?.S === MARKER ? dynamodb.Keys.sk?.S : undefined;
