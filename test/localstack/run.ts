import { spawn } from 'node:child_process';
import { MachineProblem } from '../../infra/local/dynamodb/java.ts';
import { findLocalStack } from '../../infra/local/localstack/attach.ts';
import { DEFAULT_PORT } from '../../infra/local/localstack/edition.ts';

/** `npm run test:localstack -- [files]`: runs the API tests on a running LocalStack. */
const address = process.env.AWS_ENDPOINT_URL || `http://localhost:${process.env.LOCALSTACK_PORT || DEFAULT_PORT}`;
try {
  await findLocalStack(address);
} catch (error) {
  console.error(error instanceof MachineProblem ? error.message : error);
  process.exit(1);
}

/** Returns the exit code of one project's tests. */
const run = (project: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      'vitest',
      ['run', '--passWithNoTests', '--project', project, '--no-file-parallelism', ...process.argv.slice(2)],
      {
        stdio: 'inherit',
        env: { ...process.env, AWS_ENDPOINT_URL: address },
      },
    );
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

// The projects run one by one, because each starts a local cloud, and two would take each other's events from the one
// queue.
const codes = [await run('localstack'), await run('api')];
process.exit(Math.max(...codes));
