import { createServer } from 'node:http';
import { MachineProblem } from '../dynamodb/java.ts';
import { closeServer, listen } from '../ports.ts';
import { DEFAULT_PORT } from './edition.ts';
import { failureProblem, hasDynamoDb, healthProblem, probe, readHealth } from './health.ts';
import { type RuntimeOptions, startRuntime } from './runtime.ts';
import type { Started } from './started.ts';

/** The time limit for the start, which may include downloading the image. */
const UP_WITHIN_MS = 300_000;

export const portProblem = (port: number): string =>
  `Port ${port} is taken: stop what uses it (another LocalStack?), or choose another with LOCALSTACK_PORT.`;

/** Returns the port from LOCALSTACK_PORT. */
export function readPort({ LOCALSTACK_PORT: given }: NodeJS.ProcessEnv): number {
  const port = Number(given || DEFAULT_PORT);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new MachineProblem(`LOCALSTACK_PORT is '${given}': it must be a number from 1 to 65535.`);
}

/** Throws when the port is in use, because LocalStack would report that it is ready even then. */
export async function requirePort(port: number): Promise<void> {
  const server = createServer();
  try {
    await listen(server, port, '127.0.0.1');
  } catch {
    throw new MachineProblem(portProblem(port));
  }
  await closeServer(server);
}

export type BringUpOptions = RuntimeOptions & {
  /** Called with the process as soon as it runs, so that it can be stopped. */
  started: (runtime: Started) => void;
};

/** Starts LocalStack and waits until every service has answered a call. */
export async function bringUp({ started, ...options }: BringUpOptions) {
  await requirePort(options.port);
  const endpoint = `http://localhost:${options.port}`;
  const runtime = await startRuntime(options);
  started(runtime);
  const deadline = Date.now() + UP_WITHIN_MS;
  let health = await readHealth(endpoint);
  while (!health) {
    if (runtime.hasExited()) throw new MachineProblem(`LocalStack ended before it was up; see ${runtime.log}.`);
    if (Date.now() > deadline) throw new MachineProblem(`LocalStack did not come up in time; see ${runtime.log}.`);
    await new Promise((resolve) => setTimeout(resolve, 500));
    health = await readHealth(endpoint);
  }
  const failures = await probe(endpoint);
  const problem = healthProblem(endpoint, health) ?? failureProblem(endpoint, failures);
  if (problem) throw new MachineProblem(`${problem} Its log: ${runtime.log}.`);
  return { endpoint, how: runtime.how, version: health.version, hasDynamoDb: hasDynamoDb(health, failures) };
}
