import { join } from 'node:path';
import { recordEveryMigration, runMigrations } from '@plumbline/functions/operator/migrations/run/run-migrations';
import { seedDemo, seedDemoSeekers } from './demo/seed-demo.ts';
import { createClock } from './dev-endpoints/clock.ts';
import { type DynamoDb, startDynamoDb } from './dynamodb/dynamodb.ts';
import { openTable } from './dynamodb/table.ts';
import { createRequestHandler } from './dynamodb/table-engine.ts';
import { sdkEnvironment, setEnvironment } from './environment.ts';
import { createLambda, mergeEnvironments, runningFunction } from './gateway/lambda.ts';
import { maySendToQueue } from './gateway/resource-policies.ts';
import { tablePolicyCheck } from './gateway/table-policies.ts';
import { openLetters } from './letters.ts';
import { readLocalSettings } from './local-settings.ts';
import { attachLocalStack } from './localstack/attach.ts';
import { withDefinitions } from './localstack/definitions.ts';
import { openState } from './localstack/state/state.ts';
import { PUBLIC_PATH } from './s3/public-bucket.ts';
import { createSchedules } from './schedules/schedules.ts';
import { createDemo } from './seed.ts';
import { type Services, startServices } from './services.ts';
import { type ResolvedTemplates, resolveTemplates } from './templates/resolved-templates.ts';
import { readTemplates } from './templates/templates.ts';

export type BackendOptions = {
  localDir: string;
  origin: string;
  /** True to create the demo data after a reset. */
  seed: boolean;
  /** True to keep the table in memory and lose it at the end. */
  inMemory: boolean;
  /** Starts another implementation in place of DynamoDB Local. */
  startDynamoDb?: (() => Promise<DynamoDb>) | undefined;
  say: (line: string) => void;
  reportError: (error: unknown) => void;
  /** Registers a cleanup function. When the cloud stops, they run in reverse order. */
  onStop: (end: () => unknown) => void;
};

const functionsOf = (templates: ResolvedTemplates) => templates.all('AWS::Lambda::Function').filter(templates.isOurs);

/**
 * Sends the handlers' table requests directly to the function `ask` in this process. A local connection would take more
 * CPU time than the rest of the request. Returns a function that undoes it.
 */
const shortenWayToTable = async (ask: Services['askTable']): Promise<() => void> => {
  // Imported at this point, because the client reads its environment when it is loaded.
  const { documents } = await import('@plumbline/functions/platform/documents');
  const before = documents.config.requestHandler;
  const shorter = createRequestHandler(ask);
  documents.config.requestHandler = shorter as unknown as typeof before;
  return () => {
    documents.config.requestHandler = before;
  };
};

/** Rejects table requests that the role of the function does not allow. Returns a function that undoes it. */
const checkTablePolicies = async (templates: ResolvedTemplates): Promise<() => void> => {
  const { documents } = await import('@plumbline/functions/platform/documents');
  const requireAllowed = tablePolicyCheck(templates, runningFunction);
  documents.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        requireAllowed(commandName, args.input);
        return next(args);
      },
    { step: 'initialize', name: 'checkTablePolicies' },
  );
  return () => {
    documents.middlewareStack.remove('checkTablePolicies');
  };
};

/** Rejects messages to queues that the role of the function does not allow. Returns a function that undoes it. */
const checkQueuePolicies = async (templates: ResolvedTemplates): Promise<() => void> => {
  const { client } = await import('@plumbline/functions/platform/mail-queue/sqs');
  const arnOf = ({ QueueUrl = '' }: { QueueUrl?: string }) => `arn:aws:local:us-east-1:000000000000:${QueueUrl}`;
  client.middlewareStack.add(
    (next) => async (args) => {
      const fn = runningFunction();
      if (fn && !maySendToQueue(templates, fn, arnOf(args.input as { QueueUrl?: string })))
        throw Object.assign(new Error(`${fn.id} may not do sqs:SendMessage`), { name: 'AccessDeniedException' });
      return next(args);
    },
    { step: 'initialize', name: 'checkQueuePolicies' },
  );
  return () => {
    client.middlewareStack.remove('checkQueuePolicies');
  };
};

/** Starts everything behind the gateway: functions, table, stream consumers, schedules and their dependencies. */
export async function startBackend(options: BackendOptions) {
  const { localDir, origin, reportError, onStop } = options;
  const settings = readLocalSettings(process.env, localDir);
  const { AWS_ENDPOINT_URL: address } = process.env;
  const localstack = address ? await attachLocalStack(address, settings) : undefined;
  const state = localstack && (await openState(localDir, localstack.clients));
  // DynamoDB Local takes the longest to start, so it starts first and in parallel.
  const elsewhere = localstack?.hasDynamoDb ? localstack.endpoint : undefined;
  const dynamoDb = elsewhere
    ? Promise.resolve({ endpoint: elsewhere, stop: async () => {}, renew: undefined })
    : options.startDynamoDb
      ? options.startDynamoDb()
      : startDynamoDb(localDir, options.inMemory);
  dynamoDb.catch(() => {});
  onStop(async () => (await dynamoDb.catch(() => undefined))?.stop());

  const synthesised = await readTemplates(settings.stack, join(localDir, 'cdk.out'));
  const own = resolveTemplates(synthesised, localstack?.names);
  const templates = localstack ? withDefinitions(own, localstack.definitions) : own;
  const clock = createClock(localDir);
  const services = await startServices({
    templates,
    settings,
    localDir,
    clock,
    origin,
    inMemory: options.inMemory,
    dynamoDb,
    localstack,
    log: options.say,
    reportError,
  });
  onStop(services.stop);

  const functions = functionsOf(templates);
  onStop(
    setEnvironment({
      ...mergeEnvironments(functions),
      ...sdkEnvironment(services.address),
      // With LocalStack, the functions read the secrets from its Secrets Manager instead.
      ...(!localstack && settings.secrets),
      SITE_URL: origin,
      LOCAL_PUSH_ORIGIN: origin,
      FILES_LINK_ENDPOINT: localstack ? origin : `${origin}${PUBLIC_PATH}`,
      ...(settings.isRealStripe ? {} : { STRIPE_API_BASE: services.address }),
    }),
  );
  onStop(await shortenWayToTable(services.askTable));
  onStop(await checkTablePolicies(templates));
  onStop(await checkQueuePolicies(templates));
  const lambda = createLambda(templates, services.lines.noteMetric);
  await lambda.preload(functions, reportError);
  services.s3.deliverTo(lambda.invoke);
  services.bus.deliverTo(lambda.invoke);
  services.queues.deliverTo(lambda.invoke);
  services.cognito.triggerBy(lambda.invoke);

  const run = { templates, invoke: lambda.invoke, localDir, reportError };
  const { address: s3Address, s3 } = services;
  const letters = openLetters({ address: s3Address, place: s3.place, invoke: lambda.invoke, templates });
  onStop(letters.close);
  const table = await openTable({
    ...run,
    now: clock.now,
    storeLetter: letters.store,
    ...(await dynamoDb),
    inMemory: options.inMemory && !elsewhere,
    isLeftover: state ? !state.isOurs : false,
  });
  onStop(table.close);
  services.watchTable(table);
  const schedules = createSchedules(run);
  onStop(schedules.stop);

  const demo = createDemo(localDir, { seedBase: seedDemo, seedRest: seedDemoSeekers });
  const context = {
    origin,
    now: clock.now,
    place: services.s3.place,
    giveSecondFactor: services.cognito.giveSecondFactor,
    ...(!settings.isRealStripe && { performAt: services.stripe.performAt }),
  };
  let isStopping = false;
  onStop(() => {
    isStopping = true;
  });
  const seedRest = () => demo.seedRest(context).catch((error) => isStopping || reportError(error));
  const seedDemoData = async () => {
    // The demo data include search entries and matches, so the consumers skip them. No mails are sent for them.
    await table.unseen(() => demo.seedBase(context));
    await recordEveryMigration();
    void seedRest();
  };
  const reset = async ({ seed = options.seed }: { seed?: boolean } = {}) => {
    clock.reset();
    await demo.forget();
    await services.queues.clearedBy(async () => {
      await table.reset();
      await services.reset();
    });
    if (seed) await seedDemoData();
  };
  if (state && !state.isOurs) {
    await reset({ seed: false });
    await state.take();
  }
  // An incomplete first part of the demo data is recreated from nothing. Only the second part can be continued.
  if (options.seed && demo.stage() === 'base') await reset();
  else if (options.seed && demo.stage() === 'none') await seedDemoData();
  else if (options.seed && demo.stage() === 'rest') void seedRest();
  // Migrations keep the data of an earlier version usable without a reset.
  if (!options.inMemory)
    for (const { description, changed, problems } of await runMigrations()) {
      if (changed) options.say(`${description}: ${changed} items`);
      for (const { pk, sk, problem } of problems) options.say(`${description}: not ${pk} ${sk}: ${problem}`);
    }

  const originSecret = localstack?.originSecret ?? settings.secrets.ORIGIN_KEYS ?? '';
  const bucketPath = localstack && `/${localstack.bucket}`;
  return {
    settings,
    originSecret,
    bucketPath,
    templates,
    clock,
    services,
    invoke: lambda.invoke,
    table,
    schedules,
    letters,
    demo,
    reset,
  };
}
