import { createServer, type RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { startBackend } from './backend.ts';
import { createDevEndpoints } from './dev-endpoints/dev-endpoints.ts';
import type { DynamoDb } from './dynamodb/dynamodb.ts';
import { type DevSite, startDevSite } from './edge/dev-site.ts';
import { createEdge } from './edge/edge.ts';
import { createFront } from './edge/http-router.ts';
import { createSite, maySiteBeListed } from './edge/site.ts';
import { buildSiteIfStale } from './edge/site-build.ts';
import { createAuthorizer, type JwtConfiguration } from './gateway/authorizer.ts';
import { readDeadLetters } from './gateway/dead-letters.ts';
import { createGateway } from './gateway/gateway.ts';
import { stateDirectory } from './localstack/state/state.ts';
import { closeServer, listen } from './ports.ts';
import type { DemoSignIn } from './seed.ts';
import { defaultLocalDir } from './state.ts';

export type LocalCloudOptions = {
  /** The port; 0 lets the system choose one. */
  port: number;
  /** The folder of the state; `.local/` of the repository by default. */
  localDir?: string;
  /** True to create the demo data when there is none yet. */
  seed: boolean;
  web: 'built' | 'dev' | 'none';
  /** True to keep the table in memory, which is faster and loses it at the end. */
  inMemory?: boolean;
  /** Starts another implementation in place of DynamoDB Local. */
  startDynamoDb?: (() => Promise<DynamoDb>) | undefined;
  /** True to run schedules only when a test requests it, so that they don't change the data of other tests. */
  schedulesOnDemand?: boolean;
  quiet: boolean;
};

export type LocalCloud = {
  origin: string;
  localDir: string;
  /** Waits until files have thumbnails, the consumers have caught up with the table, and the queues are empty. */
  settle: (timeoutMs?: number) => Promise<void>;
  /** Deletes all data. `seed` decides whether demo data are created again; the default is the option of the start. */
  reset: (options?: { seed?: boolean }) => Promise<void>;
  demo: () => readonly DemoSignIn[];
  /** Waits until all demo data are written, for measurements that they would disturb. */
  completeDemo: () => Promise<void>;
  stop: () => Promise<void>;
};

const notReady: RequestListener = (_, response) => {
  response.writeHead(503, { 'retry-after': '1' }).end('The local cloud is starting.');
};

/** Starts the whole product on this machine from the synthesized templates. A process can run one cloud at a time. */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  try {
    return { ...(await assemble(options, (end) => stops.push(end))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function assemble(
  options: LocalCloudOptions,
  onStop: (end: () => unknown) => void,
): Promise<Omit<LocalCloud, 'stop'>> {
  const localDir = options.localDir ?? stateDirectory(defaultLocalDir(), process.env.AWS_ENDPOINT_URL);
  const say = (line: string) => void (options.quiet || console.log(line));
  const reportError = (error: unknown) => console.error(error);

  let listener = notReady;
  const server = createServer((request, response) => listener(request, response));
  // Clients close idle connections first. If the server did, a busy machine could lose a request on a closing
  // connection.
  server.keepAliveTimeout = 0;
  const origin = `http://localhost:${await listen(server, options.port, process.env.HOST || '127.0.0.1')}`;
  onStop(() => closeServer(server));

  const backend = await startBackend({
    localDir,
    origin,
    seed: options.seed,
    inMemory: options.inMemory ?? false,
    startDynamoDb: options.startDynamoDb,
    say,
    reportError,
    onStop,
  });
  const { templates, services, clock, table, demo, reset } = backend;

  const local = new Hono();
  const settle = async (timeoutMs?: number) => {
    await services.s3.settle();
    await table.settle(timeoutMs);
    // The consumers of the stream cause e-mails, and the events are about those that were sent.
    await services.queues.settle(timeoutMs);
    await services.bus.settle();
  };
  const { letters } = backend;
  const deadLetters = async () => ({
    ...readDeadLetters(localDir),
    ...(await letters.byFunction()),
    ...services.queues.deadLetters(),
  });
  const { schedules } = backend;
  const endpoints = { ...services, deadLetters, letters, clock, schedules, demo: demo.list, settle, reset };
  local.route('/__local', createDevEndpoints(endpoints));
  const { stripePublishableKey } = backend.settings;
  local.get('/config.json', (c) => c.json({ stripePublishableKey, local: true }));
  local.route('/', services.stripe.app);
  local.route('/', services.s3.app);

  const [authorizer] = templates.all('AWS::ApiGatewayV2::Authorizer');
  const jwt = authorizer?.Properties.JwtConfiguration as JwtConfiguration;
  const authorize = createAuthorizer(jwt, services.cognito.jwks, clock.now);
  let devSite: DevSite | undefined;
  if (options.web === 'built') await buildSiteIfStale(localDir, say);
  if (options.web === 'dev') {
    devSite = await startDevSite(server);
    onStop(devSite.close);
  }
  listener = createFront({
    edge: createEdge(templates, backend.originSecret),
    gateway: createGateway({
      templates,
      invoke: backend.invoke,
      authorize,
      now: clock.now,
      reportError,
      noteMetric: services.lines.noteMetric,
    }),
    bucketPath: backend.bucketPath,
    local: getRequestListener(local.fetch, { overrideGlobalObjects: false }) as RequestListener,
    site: options.web === 'built' ? createSite(origin, maySiteBeListed(templates)) : undefined,
    devSite: devSite?.handle,
  });
  // The schedule that checks the site needs the site.
  if (!options.schedulesOnDemand) schedules.start();
  return { origin, localDir, settle, reset, demo: demo.list, completeDemo: demo.complete };
}
