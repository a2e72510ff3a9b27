import { Agent, request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { DynamoDb } from '../dynamodb/dynamodb.ts';
import { operationOf, type TableEngine } from '../dynamodb/table-engine.ts';
import type { NoteMetric } from '../logs/written-lines.ts';
import type { Faults } from './faults.ts';

/** The current table: its account, and a function to call after a possible change. */
export type WatchedTable = { account: () => string; notice: () => void };

/** The numbers of the handlers' requests to the table since the local cloud started. */
export type TableRequests = { reads: number; writes: number };

type Request = { headers: IncomingHttpHeaders | Record<string, string>; body: Uint8Array };
type Answer = { statusCode: number; headers: Record<string, string>; body: Uint8Array };

export type TableRequestOptions = {
  faults: Faults;
  /** DynamoDB Local, that of LocalStack, or another implementation. */
  dynamoDb: Promise<Pick<DynamoDb, 'endpoint' | 'engine'>>;
  table: () => WatchedTable;
  noteMetric: NoteMetric;
};

/** The CloudWatch metrics of DynamoDB by the name of the error. */
const TABLE_METRICS: Readonly<Record<string, string>> = {
  ProvisionedThroughputExceededException: 'ThrottledRequests',
  InternalServerError: 'SystemErrors',
};

const WRITES = /^(Put|Update|Delete|BatchWrite|TransactWrite)/;
const CONTENT = { 'content-type': 'application/x-amz-json-1.0' };

const agent = () => new Agent({ keepAlive: true, maxSockets: 128 });

/** Creates a function that sends requests to a server and returns complete responses. */
export function createForwarder() {
  const connections = agent();
  return {
    forward: (endpoint: string, headers: OutgoingHttpHeaders, body: Uint8Array): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const onward = httpRequest(endpoint, { method: 'POST', headers, agent: connections }, (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.once('error', reject);
          answer.once('end', () => {
            const entries = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
            const { statusCode = 502 } = answer;
            resolve({ statusCode, headers: Object.fromEntries(entries), body: Buffer.concat(chunks) });
          });
        });
        onward.once('error', reject);
        onward.end(body);
      }),
    close: () => connections.destroy(),
  };
}

const askEngine = (engine: TableEngine, operation: string, account: string, body: Uint8Array): Answer => {
  const answer = engine({ operation, account, body: Buffer.from(body).toString() });
  return { statusCode: answer.status, headers: { ...CONTENT }, body: Buffer.from(answer.body) };
};

/** Handles the handlers' requests to the table: applies faults, counts the requests, and reports writes. */
export function createTableRequests({ faults, dynamoDb, table, noteMetric }: TableRequestOptions) {
  const { forward, close } = createForwarder();
  const counts: TableRequests = { reads: 0, writes: 0 };

  /**
   * Replaces the account in the credentials, because the handlers' clients cache the credentials of their first
   * request.
   */
  const asAccount = (authorization: unknown): string =>
    String(authorization ?? '').replace(/Credential=[^/]+/, `Credential=${table().account()}`);

  const answer = async (operation: string, { headers, body }: Request): Promise<Answer> => {
    const { endpoint, engine } = await dynamoDb;
    // Yields to other requests first. A stream consumer with much work would otherwise block them until its end.
    if (engine) {
      await setImmediate();
      return askEngine(engine, operation, table().account(), body);
    }
    return forward(endpoint, { ...headers, authorization: asAccount(headers.authorization) }, body);
  };

  return {
    counts: (): TableRequests => ({ ...counts }),
    ask: async (request: Request): Promise<Answer> => {
      const operation = operationOf(request.headers);
      const fault = await faults.meet('dynamodb', operation);
      if (fault) {
        const metric = TABLE_METRICS[fault.headers.get('x-amzn-errortype') ?? ''];
        if (metric) noteMetric('AWS/DynamoDB', metric);
        const body = Buffer.from(await fault.arrayBuffer());
        return { statusCode: fault.status, headers: Object.fromEntries(fault.headers), body };
      }
      const isWrite = WRITES.test(operation);
      counts[isWrite ? 'writes' : 'reads'] += 1;
      const answered = await answer(operation, request);
      if (isWrite) table().notice();
      return answered;
    },
    close,
  };
}
