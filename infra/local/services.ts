import { createServer, type RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createCognito } from './cognito/cognito.ts';
import type { LocalClock } from './dev-endpoints/clock.ts';
import { createDependencyEndpoint } from './dev-endpoints/dependency-endpoint.ts';
import { createFaults } from './dev-endpoints/faults.ts';
import type { WatchedTable } from './dev-endpoints/table-requests.ts';
import type { DynamoDb } from './dynamodb/dynamodb.ts';
import { localCredentials } from './environment.ts';
import { createEventBus } from './events/event-bus.ts';
import type { LocalSettings } from './local-settings.ts';
import type { LocalStack } from './localstack/attach.ts';
import { createRemoteS3 } from './localstack/bucket.ts';
import { collectLines } from './logs/written-lines.ts';
import { configurationSetsOf, createSimulator } from './mail/mailbox-simulator.ts';
import { createMailbox } from './mail/ses.ts';
import { closeServer, listen } from './ports.ts';
import { openQueues } from './queues/queues.ts';
import { createS3 } from './s3/server.ts';
import { createStripePart } from './stripe/emulator.ts';
import type { ResolvedTemplates } from './templates/resolved-templates.ts';

export type ServiceOptions = {
  templates: ResolvedTemplates;
  settings: LocalSettings;
  localDir: string;
  clock: LocalClock;
  origin: string;
  /** True when all data are in memory. */
  inMemory: boolean;
  /** DynamoDB, which may still be starting. */
  dynamoDb: Promise<DynamoDb>;
  /** The LocalStack that replaces the local cloud's bucket, events and secrets; undefined without one. */
  localstack: LocalStack | undefined;
  log: (line: string) => void;
  reportError: (error: unknown) => void;
};

export type Services = Awaited<ReturnType<typeof startServices>>;

/**
 * The port is reused by a second cloud in the same process, because the handlers' SDK clients keep the first endpoint.
 */
let port = 0;

/**
 * Starts the dependencies of the handlers (DynamoDB, Cognito, S3, SES and Stripe) behind one endpoint, which can
 * simulate faults.
 */
export async function startServices(options: ServiceOptions) {
  const { templates, settings, localDir, clock, origin } = options;
  const faults = createFaults();
  const lines = collectLines();
  const bus = createEventBus({ templates, localDir, reportError: options.reportError });
  const { reportError } = options;
  const queues = openQueues({ templates, localDir, keepsMessages: !options.inMemory, reportError });
  const feedbackOf = createSimulator(templates);
  const mailbox = createMailbox(localDir, clock.now, {
    configurationSets: configurationSetsOf(templates),
    onSent: (email) => {
      const event = feedbackOf(email, clock.now());
      if (event) bus.dispatch(event);
    },
  });
  const [authorizer] = templates.all('AWS::ApiGatewayV2::Authorizer');
  const issuer = new URL(authorizer?.Properties.JwtConfiguration.Issuer);
  const cognito = await createCognito(templates, localDir, clock.now, issuer.origin, options.inMemory);
  const webhookSecret = settings.secrets.STRIPE_WEBHOOK_SECRET ?? '';
  const stripe = createStripePart({ localDir, now: clock.now, origin, webhookSecret, faults, log: options.log });

  const bucket = { templates, localDir, now: clock.now, faults, reportError };
  const s3 = options.localstack
    ? await createRemoteS3({ ...bucket, localstack: options.localstack })
    : createS3({ ...bucket, credentials: localCredentials, noteMetric: lines.noteMetric });

  let table: WatchedTable = { notice: () => {}, account: () => localCredentials.accessKeyId };
  const endpoint = createDependencyEndpoint({
    faults,
    cognito,
    mailbox,
    queues,
    s3,
    stripe: getRequestListener(stripe.app.fetch, { overrideGlobalObjects: false }) as RequestListener,
    dynamoDb: options.dynamoDb,
    secretsEndpoint: options.localstack?.endpoint,
    table: () => table,
    noteMetric: lines.noteMetric,
  });
  const server = createServer(endpoint.handle);
  port = await listen(server, port, '127.0.0.1');

  return {
    address: `http://127.0.0.1:${port}`,
    faults,
    lines,
    mailbox,
    queues,
    /** The events about sent e-mails. */
    bus,
    cognito,
    stripe,
    s3,
    tableRequests: endpoint.tableRequests,
    askTable: endpoint.askTable,
    /** Sets the table that the handlers' requests go to. */
    watchTable: (watched: WatchedTable) => {
      table = watched;
    },
    reset: async () => {
      await bus.settle();
      faults.clear();
      lines.clear();
      mailbox.clear();
      await cognito.reset();
      await s3.reset();
      stripe.reset();
    },
    stop: async () => {
      await queues.stop();
      await bus.settle();
      lines.stop();
      await stripe.close();
      await s3.stop();
      await closeServer(server);
      endpoint.close();
    },
  };
}
