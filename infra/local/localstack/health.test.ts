import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { closeServer, listen } from '../ports.ts';
import { portProblem, readPort, requirePort } from './bring-up.ts';
import { OPTIONAL, SERVICES, VERSION } from './edition.ts';
import { failureProblem, hasDynamoDb, healthProblem, probe, readHealth } from './health.ts';

const ENDPOINT = 'http://localhost:4566';
const all = Object.fromEntries(SERVICES.map((name) => [name, 'available']));
const up = { version: VERSION, services: all };

let server: ReturnType<typeof createServer> | undefined;
afterEach(async () => server && (await closeServer(server)));

/** Starts a server that returns the same response to every request. */
const answering = async (status: number, body: string): Promise<string> => {
  server = createServer((_, response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body));
  return `http://localhost:${await listen(server, 0, '127.0.0.1')}`;
};

it('the check of LocalStack accepts a LocalStack of the right version with every service', () => {
  expect(healthProblem(ENDPOINT, up)).toBeUndefined();
  expect(failureProblem(ENDPOINT, [])).toBeUndefined();
});

it('the check of LocalStack says that nothing responds', async () => {
  expect(healthProblem(ENDPOINT, await readHealth('http://127.0.0.1:9', 500))).toMatch(
    /^LocalStack does not answer at http:\/\/localhost:4566\. Start it with 'npm run localstack'/,
  );
});

it('the check of LocalStack says that another server responds', async () => {
  const endpoint = await answering(404, 'Not Found');
  expect(healthProblem(endpoint, await readHealth(endpoint))).toMatch(/ is not LocalStack\. /);
});

it('the check of LocalStack says which version responds and which is required', () => {
  expect(healthProblem(ENDPOINT, { ...up, version: '3.8.1' })).toMatch(
    /^LocalStack 3\.8\.1 answers .* with 4\.14\.0\./,
  );
});

it('the check of LocalStack names services that are switched off or broken', () => {
  const services = { ...all, s3: 'error', scheduler: 'disabled' };
  expect(healthProblem(ENDPOINT, { ...up, services })).toMatch(/ is up without s3, scheduler\. /);
});

it('the check of LocalStack names a service that is listed and fails when it is called', async () => {
  const endpoint = await answering(500, '{"__type":"InternalError","message":"invalid syntax (stores.py, line 193)"}');
  const failures = await probe(endpoint);
  expect(failures.map(({ service }) => service)).toEqual(expect.arrayContaining(['scheduler', 'secretsmanager']));
  expect(failureProblem(endpoint, failures)).toMatch(/ is only half up: .*secretsmanager \(invalid syntax/);
});

it('the check of LocalStack works without its DynamoDB', () => {
  const failures = OPTIONAL.map((service) => ({ service, message: 'no Java' }));
  expect(failureProblem(ENDPOINT, failures)).toBeUndefined();
  expect(hasDynamoDb(up, failures)).toBe(false);
  expect(hasDynamoDb({ ...up, services: { ...all, dynamodb: 'disabled' } }, [])).toBe(false);
  expect(hasDynamoDb(up, [])).toBe(true);
});

it('the check of LocalStack says that a port is taken before anything is started on it', async () => {
  const port = Number(new URL(await answering(200, '')).port);
  await expect(requirePort(port)).rejects.toThrow(portProblem(port));
});

it('the check of LocalStack accepts a valid port, and says which one is invalid', () => {
  expect(readPort({})).toBe(4566);
  expect(readPort({ LOCALSTACK_PORT: '4567' })).toBe(4567);
  for (const LOCALSTACK_PORT of ['abc', '0', '-1', '4566.5', '65536']) {
    expect(() => readPort({ LOCALSTACK_PORT })).toThrow(`LOCALSTACK_PORT is '${LOCALSTACK_PORT}'`);
  }
});
