import { join } from 'node:path';
import { MachineProblem } from '../dynamodb/java.ts';
import { localStack } from '../local-settings.ts';
import { defaultLocalDir } from '../state.ts';
import { bringUp, readPort } from './bring-up.ts';
import { deploy } from './deploy.ts';
import { carriedTypes, STAYS_LOCAL } from './edition.ts';
import { readBack } from './read-back/read-back.ts';
import type { Started } from './started.ts';

/** `npm run localstack`: starts LocalStack, deploys the app into it, reads it back, and runs until Ctrl-C. */
const directory = join(defaultLocalDir(), 'localstack');
const say = (line: string) => console.log(line);

let started: Started | undefined;
let isStopping = false;
const stop = (code: number) => {
  if (isStopping) return;
  isStopping = true;
  void Promise.resolve(started?.stop()).finally(() => process.exit(code));
};
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

try {
  const note = (runtime: Started) => {
    started = runtime;
  };
  const up = await bringUp({ directory, port: readPort(process.env), say, started: note });
  const { endpoint } = up;
  const carried = carriedTypes(up.hasDynamoDb);
  say(`LocalStack ${up.version} is up at ${endpoint} ${up.how}. Deploying the stacks with aws-cdk-local ...`);

  const settings = { ...localStack(process.env), siteUrl: 'http://localhost:3000' };
  const { stacks, omitted } = await deploy({ endpoint, settings, carried, directory: join(directory, 'cdk.out'), say });
  const { lines, differences } = await readBack(endpoint, stacks);
  say('\nRead back and compared with the templates:');
  for (const line of lines) say(`  ${line}`);
  for (const difference of differences) say(`  DIFFERS ${difference}`);
  say('\nNot carried by this edition, and so not deployed:');
  for (const { stack, type, count } of omitted) say(`  ${stack}: ${count} ${type}`);
  say('\nStays in the local cloud:');
  for (const line of STAYS_LOCAL) say(`  ${line}`);
  if (!up.hasDynamoDb) say('  the table: this LocalStack has no DynamoDB, so DynamoDB Local runs beside it');
  say(`\nUse it: AWS_ENDPOINT_URL=${endpoint} npm start, or npm run test:localstack. Ctrl-C ends it.`);
  const watch = setInterval(() => {
    if (!started?.hasExited() || isStopping) return;
    clearInterval(watch);
    console.error(`LocalStack has ended by itself; see ${started.log}.`);
    process.exit(1);
  }, 1000);
} catch (error) {
  console.error(error instanceof MachineProblem ? error.message : error);
  stop(1);
}
