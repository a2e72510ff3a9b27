import { join } from 'node:path';
import { recordEveryMigration, runMigrations } from '@plumbline/functions/operator/migrations/run-migrations';
import { seedDemo, seedDemoSeekers } from './demo/seed-demo.ts';
import { createClock } from './dev-endpoints/clock.ts';
import { type DynamoDb, startDynamoDb } from './dynamodb/dynamodb.ts';
import { openTable } from './dynamodb/table.ts';
import { createRequestHandler } from './dynamodb/table-engine.ts';
import { sdkEnvironment, setEnvironment } from './environment.ts';
import { createLambda, mergeEnvironments } from './gateway/lambda.ts';
import { readLocalSettings } from './local-settings.ts';
import { attachLocalStack } from './localstack/attach.ts';
import { withDefinitions } from './localstack/definitions.ts';
import { openState } from './localstack/state/state.ts';
import { PUBLIC_PATH } from './s3/public-bucket.ts';
import { startSchedules } from './schedules/schedules.ts';
import { createDemo } from './seed.ts';
import { type Services, startServices } from './services.ts';
import { type ResolvedTemplates, resolveTemplates } from './templates/resolved-templates.ts';
import { readTemplates } from './templates/templates.ts';

export type BackendOptions = {
  localDir: string;
  origin: string;
  /** Whether emptying everything is followed by the demo data. */
  seed: boolean;
  /** Whether the table is forgotten at the end. */
  inMemory: boolean;
  /** Whether schedules wait to be asked for. */
  schedulesOnDemand: boolean;
  /** Takes the place of DynamoDB Local. */
  startDynamoDb?: (() => Promise<DynamoDb>) | undefined;
  say: (line: string) => void;
  reportError: (error: unknown) => void;
  /** Takes what has to be undone, in reverse order, when the cloud stops. */
  onStop: (end: () => unknown) => void;
};

const functionsOf = (templates: ResolvedTemplates) => templates.all('AWS::Lambda::Function').filter(templates.isOurs);

/**
 * Hands the handlers' requests to the table over within this process: a connection of the process to itself takes more
 * processor time than the rest of the request. Returns how to undo it.
 */
const shortenWayToTable = async (ask: Services['askTable']): Promise<() => void> => {
  // Imported now, because the client wants its environment first.
  const { documents } = await import('@plumbline/functions/platform/documents');
  const before = documents.config.requestHandler;
  const shorter = createRequestHandler(ask);
  documents.config.requestHandler = shorter as unknown as typeof before;
  return () => {
    documents.config.requestHandler = before;
  };
};

/** Everything behind the gateway: functions, table, stream consumers, schedules and what they depend on. */
export async function startBackend(options: BackendOptions) {
  const { localDir, origin, reportError, onStop } = options;
  const settings = readLocalSettings(process.env, localDir);
  const { AWS_ENDPOINT_URL: address } = process.env;
  const localstack = address ? await attachLocalStack(address, settings) : undefined;
  const state = localstack && (await openState(localDir, localstack.clients));
  // DynamoDB Local takes the longest, so it starts first and the rest continues next to it.
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
      // With LocalStack the functions read them from its Secrets Manager.
      ...(!localstack && settings.secrets),
      SITE_URL: origin,
      FILES_LINK_ENDPOINT: localstack ? origin : `${origin}${PUBLIC_PATH}`,
      ...(settings.isRealStripe ? {} : { STRIPE_API_BASE: services.address }),
    }),
  );
  onStop(await shortenWayToTable(services.askTable));
  const lambda = createLambda(templates, services.lines.noteMetric);
  await lambda.preload(functions, reportError);
  services.s3.deliverTo(lambda.invoke);
  services.cognito.triggerBy(lambda.invoke);

  const run = { templates, invoke: lambda.invoke, localDir, reportError };
  const table = await openTable({
    ...run,
    ...(await dynamoDb),
    inMemory: options.inMemory && !elsewhere,
    isLeftover: state ? !state.isOurs : false,
  });
  onStop(table.close);
  services.watchTable(table);
  const schedules = startSchedules({ ...run, onDemand: options.schedulesOnDemand });
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
    // The demo data bring their search entries and matches along, and mail no one.
    await table.unseen(() => demo.seedBase(context));
    await recordEveryMigration();
    void seedRest();
  };
  const reset = async ({ seed = options.seed }: { seed?: boolean } = {}) => {
    clock.reset();
    await demo.forget();
    await table.reset();
    await services.reset();
    if (seed) await seedDemoData();
  };
  if (state && !state.isOurs) {
    await reset({ seed: false });
    await state.take();
  }
  // Demo data that were cut short are made again from nothing; only their rest may follow later.
  if (options.seed && demo.stage() === 'base') await reset();
  else if (options.seed && demo.stage() === 'none') await seedDemoData();
  else if (options.seed && demo.stage() === 'rest') void seedRest();
  // Data of an earlier version stay usable without a reset.
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
    demo,
    reset,
  };
}
