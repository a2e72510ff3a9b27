import { spawn } from 'node:child_process';
import { MachineProblem } from '../../infra/local/dynamodb/java.ts';
import { findLocalStack } from '../../infra/local/localstack/attach.ts';
import { DEFAULT_PORT } from '../../infra/local/localstack/edition.ts';

/** `npm run test:localstack -- [files]`: the API tests on a LocalStack that runs. */
const address = process.env.AWS_ENDPOINT_URL || `http://localhost:${process.env.LOCALSTACK_PORT || DEFAULT_PORT}`;
try {
  await findLocalStack(address);
} catch (error) {
  console.error(error instanceof MachineProblem ? error.message : error);
  process.exit(1);
}
const child = spawn('vitest', ['run', '--project', 'localstack', '--project', 'api', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, AWS_ENDPOINT_URL: address },
});
child.once('error', (error) => {
  console.error(error);
  process.exit(1);
});
child.once('close', (code) => process.exit(code ?? 1));
