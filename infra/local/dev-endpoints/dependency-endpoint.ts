import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Cognito } from '../cognito/cognito.ts';
import type { DynamoDb } from '../dynamodb/dynamodb.ts';
import type { NoteMetric } from '../logs/written-lines.ts';
import type { Mailbox } from '../mail/ses.ts';
import type { Queues } from '../queues/queues.ts';
import { operationOf } from '../s3/operations.ts';
import type { S3 } from '../s3/server.ts';
import type { Dependency, Faults } from './faults.ts';
import { createForwarder, createTableRequests, type WatchedTable } from './table-requests.ts';

export type DependencyEndpointOptions = {
  faults: Faults;
  cognito: Cognito;
  mailbox: Mailbox;
  queues: Queues;
  s3: S3;
  /** DynamoDB Local, that of LocalStack, or another implementation. */
  dynamoDb: Promise<Pick<DynamoDb, 'endpoint' | 'engine'>>;
  /** The endpoint of LocalStack, because only LocalStack has a Secrets Manager. */
  secretsEndpoint: string | undefined;
  /** The Stripe emulator, which applies its faults itself. */
  stripe: RequestListener;
  table: () => WatchedTable;
  noteMetric: NoteMetric;
};

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

function sendWhole(response: ServerResponse, answer: { statusCode: number; headers: object; body: Uint8Array }): void {
  response.writeHead(answer.statusCode, answer.headers as Record<string, string>);
  response.end(answer.body);
}

const asWebRequest = ({ method = 'GET', url = '/', headers }: IncomingMessage) => ({
  method,
  url: new URL(url, 'http://localhost'),
  headers: new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])),
});

/** Returns the service and the operation that an AWS SDK request is for. */
function addressee(request: IncomingMessage): { dependency: Dependency; operation: string } {
  const [service = '', operation = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
  if (service.startsWith('DynamoDB')) return { dependency: 'dynamodb', operation };
  if (service.startsWith('AWSCognito')) return { dependency: 'cognito', operation };
  if (service === 'AmazonSQS') return { dependency: 'sqs', operation };
  // S3 requests don't name an operation, but the signature names the service.
  if (request.headers.authorization?.includes('/s3/aws4_request')) {
    return { dependency: 's3', operation: operationOf(asWebRequest(request)) };
  }
  return { dependency: 'ses', operation: request.method === 'DELETE' ? 'DeleteSuppressedDestination' : 'SendEmail' };
}

const isForSecrets = ({ headers }: IncomingMessage): boolean =>
  String(headers['x-amz-target'] ?? '').startsWith('secretsmanager.');

/** Creates one endpoint for all AWS SDKs in the handlers. It applies faults first, then passes the request on. */
export function createDependencyEndpoint(options: DependencyEndpointOptions) {
  const { forward, close } = createForwarder();
  const tableRequests = createTableRequests({
    faults: options.faults,
    dynamoDb: options.dynamoDb,
    table: options.table,
    noteMetric: options.noteMetric,
  });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url?.startsWith('/v1/')) return void options.stripe(request, response);
    const body = await readBody(request);
    if (isForSecrets(request) && options.secretsEndpoint) {
      return sendWhole(response, await forward(options.secretsEndpoint, request.headers, body));
    }
    const { dependency, operation } = addressee(request);
    if (dependency === 'dynamodb') {
      return sendWhole(response, await tableRequests.ask({ headers: request.headers, body }));
    }
    const fault = await options.faults.meet(dependency, operation);
    if (fault) return send(response, fault);
    if (dependency === 'sqs') return send(response, options.queues.call(operation, JSON.parse(String(body))));
    if (dependency === 's3') return send(response, await options.s3.perform({ ...asWebRequest(request), body }));
    if (dependency === 'cognito')
      return send(response, await options.cognito.call(operation, JSON.parse(String(body))));
    const { method = 'GET', url = '/' } = request;
    return send(response, options.mailbox.call(method, new URL(url, 'http://localhost').pathname, String(body)));
  };

  return {
    tableRequests: tableRequests.counts,
    askTable: tableRequests.ask,
    handle: (request: IncomingMessage, response: ServerResponse): void => {
      answer(request, response).catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(502);
        response.end(JSON.stringify({ __type: 'ServiceUnavailable', message: String(error) }));
      });
    },
    close: () => {
      close();
      tableRequests.close();
    },
  };
}
