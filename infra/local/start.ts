import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { now } from '@plumbline/functions/platform/clock';
import { type LocalCloud, startLocalCloud } from './cloud.ts';
import { codeAt } from './cognito/totp.ts';
import { MachineProblem } from './dynamodb/java.ts';
import { repository } from './state.ts';

const environmentFile = join(repository, '.env');
if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);

const isDev = process.argv.includes('--dev');
const port = Number(process.env.PORT || 3000);

function explain(error: unknown): unknown {
  if (error instanceof MachineProblem) return error.message;
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or choose another with PORT.`;
  return error;
}

let cloud: LocalCloud | undefined;
let isStopping = false;
// Before the cloud runs, no orderly stop is needed, because its child processes end with this one.
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  void Promise.resolve(cloud?.stop()).finally(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

try {
  cloud = await startLocalCloud({ port, seed: true, web: isDev ? 'dev' : 'built', quiet: false });
  console.log(`\nPlumbline runs at ${cloud.origin}`);
  console.log(`  E-mails    ${cloud.origin}/__local/mailbox`);
  console.log(`  State      ${cloud.localDir} (npm run reset clears it)`);
  for (const { label, email, password, secret } of cloud.demo()) {
    console.log(`  ${label}: ${email} / ${password}`);
    if (secret)
      console.log(`    then a code: ${codeAt(secret, now())} now; the next ones at ${cloud.origin}/__local/code`);
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
