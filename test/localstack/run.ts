import { spawn } from 'node:child_process';
import { DEFAULT_PORT } from '../../infra/local/localstack/edition.ts';
import { healthProblem, readHealth } from '../../infra/local/localstack/health.ts';

/** `npm run test:localstack -- [files]`: the API tests on a LocalStack that runs. */
const endpoint = process.env.AWS_ENDPOINT_URL || `http://localhost:${process.env.LOCALSTACK_PORT || DEFAULT_PORT}`;
const problem = healthProblem(endpoint, await readHealth(endpoint));
if (problem) {
  console.error(problem);
  process.exit(1);
}
const child = spawn('vitest', ['run', '--project', 'localstack', '--project', 'api', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, AWS_ENDPOINT_URL: endpoint },
});
child.once('error', (error) => {
  console.error(error);
  process.exit(1);
});
child.once('close', (code) => process.exit(code ?? 1));
