import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { Cognito } from '../cognito/cognito.ts';
import type { NoteMetric } from '../logs/written-lines.ts';
import type { Mailbox } from '../mail/ses.ts';
import { operationOf } from '../s3/operations.ts';
import type { S3 } from '../s3/server.ts';
import type { Dependency, Faults } from './faults.ts';

/** The table as it stands: whose it is, and who wants to know that it may have changed. */
export type WatchedTable = { account: () => string; notice: () => void };

export type DependencyEndpointOptions = {
  faults: Faults;
  cognito: Cognito;
  mailbox: Mailbox;
  s3: S3;
  /** DynamoDB Local, or LocalStack's. */
  dynamoDbEndpoint: Promise<string>;
  /** LocalStack, which alone has a Secrets Manager. */
  secretsEndpoint: string | undefined;
  /** The Stripe emulator, which meets faults of its own. */
  stripe: RequestListener;
  table: () => WatchedTable;
  noteMetric: NoteMetric;
};

/** Requests that the handlers sent to the table since the local cloud started. */
export type TableRequests = { reads: number; writes: number };

/** What DynamoDB counts for CloudWatch, by the name of the error. */
const TABLE_METRICS: Readonly<Record<string, string>> = {
  ProvisionedThroughputExceededException: 'ThrottledRequests',
  InternalServerError: 'SystemErrors',
};

const WRITES = /^(Put|Update|Delete|BatchWrite|TransactWrite)/;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

const asWebRequest = ({ method = 'GET', url = '/', headers }: IncomingMessage) => ({
  method,
  url: new URL(url, 'http://localhost'),
  headers: new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])),
});

/** Which service and operation a request of an AWS SDK is for. */
function addressee(request: IncomingMessage): { dependency: Dependency; operation: string } {
  const [service = '', operation = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
  if (service.startsWith('DynamoDB')) return { dependency: 'dynamodb', operation };
  if (service.startsWith('AWSCognito')) return { dependency: 'cognito', operation };
  // S3 names no operation: the signature says for which service it is.
  if (request.headers.authorization?.includes('/s3/aws4_request')) {
    return { dependency: 's3', operation: operationOf(asWebRequest(request)) };
  }
  return { dependency: 'ses', operation: 'SendEmail' };
}

const isForSecrets = ({ headers }: IncomingMessage): boolean =>
  String(headers['x-amz-target'] ?? '').startsWith('secretsmanager.');

/** One endpoint for every SDK in the handlers: it meets faults first, then passes the request on. */
export function createDependencyEndpoint(options: DependencyEndpointOptions) {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 });
  const tableRequests: TableRequests = { reads: 0, writes: 0 };

  /** The handlers' clients keep the credentials they have seen, whatever account the table is in by now. */
  const asAccount = (authorization = ''): string =>
    authorization.replace(/Credential=[^/]+/, `Credential=${options.table().account()}`);

  const passOn = (endpoint: string, request: IncomingMessage, body: Buffer, response: ServerResponse) =>
    new Promise<void>((resolve, reject) => {
      const { method } = request;
      const headers = { ...request.headers, authorization: asAccount(request.headers.authorization) };
      const onward = httpRequest(new URL(request.url ?? '/', endpoint), { method, headers, agent }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.on('end', resolve);
      });
      onward.on('error', reject);
      onward.end(body);
    });

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url?.startsWith('/v1/')) return void options.stripe(request, response);
    const body = await readBody(request);
    if (isForSecrets(request) && options.secretsEndpoint) {
      return passOn(options.secretsEndpoint, request, body, response);
    }
    const { dependency, operation } = addressee(request);
    const fault = await options.faults.meet(dependency, operation);
    const metric = dependency === 'dynamodb' && fault && TABLE_METRICS[fault.headers.get('x-amzn-errortype') ?? ''];
    if (metric) options.noteMetric('AWS/DynamoDB', metric);
    if (fault) return send(response, fault);
    if (dependency === 'dynamodb') {
      tableRequests[WRITES.test(operation) ? 'writes' : 'reads'] += 1;
      await passOn(await options.dynamoDbEndpoint, request, body, response);
      if (WRITES.test(operation)) options.table().notice();
      return;
    }
    if (dependency === 's3') return send(response, await options.s3.perform({ ...asWebRequest(request), body }));
    if (dependency === 'cognito')
      return send(response, await options.cognito.call(operation, JSON.parse(String(body))));
    return send(response, options.mailbox.send(JSON.parse(String(body))));
  };

  return {
    tableRequests: (): TableRequests => ({ ...tableRequests }),
    handle: (request: IncomingMessage, response: ServerResponse): void => {
      answer(request, response).catch((error: unknown) => {
        if (!response.headersSent) response.writeHead(502);
        response.end(JSON.stringify({ __type: 'ServiceUnavailable', message: String(error) }));
      });
    },
    close: () => agent.destroy(),
  };
}
