import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from '../state.ts';
import { OPTIONAL, SERVICES, VERSION } from './edition.ts';
import { findPython, runtimeEnvironment, servicesFor } from './python.ts';

const machineWith = (versions: Record<string, number>) => async (command: string) => versions[command];

it('the set-up of LocalStack finds the first Python that is new enough for LocalStack', async () => {
  const machine = machineWith({ 'python3.13': 13, python3: 12 });
  expect(await findPython({ PYENV_ROOT: '/nowhere' }, machine)).toBe('python3.13');
  const named = machineWith({ mine: 13, 'python3.13': 13 });
  expect(await findPython({ PYTHON: 'mine', PYENV_ROOT: '/nowhere' }, named)).toBe('mine');
});

it('the set-up of LocalStack finds no Python where there is none, or only an older one', async () => {
  expect(await findPython({ PYENV_ROOT: '/nowhere' }, machineWith({}))).toBeUndefined();
  expect(await findPython({ PYENV_ROOT: '/nowhere' }, machineWith({ python3: 12 }))).toBeUndefined();
});

it('the set-up of LocalStack starts the same edition with the same services in Docker', () => {
  const compose = readFileSync(join(repository, 'docker-compose.yml'), 'utf8');
  expect(compose).toContain(`image: localstack/localstack:${VERSION}\n`);
  expect(compose).toContain(`SERVICES: ${SERVICES.join(',')}\n`);
  const { S3_SKIP_SIGNATURE_VALIDATION: checks, PROVIDER_OVERRIDE_DYNAMODB: table } = runtimeEnvironment(
    4566,
    '/files',
    SERVICES,
  );
  expect(compose).toContain(`S3_SKIP_SIGNATURE_VALIDATION: '${checks}'\n`);
  expect(compose).toContain(`PROVIDER_OVERRIDE_DYNAMODB: ${table}\n`);
});

it('the set-up of LocalStack works without its DynamoDB where there is no Java, or where that is requested', async () => {
  const there = async () => {};
  const absent = async () => {
    throw new Error('no Java');
  };
  const others = SERVICES.filter((name) => !OPTIONAL.includes(name));
  expect(await servicesFor({}, there)).toEqual(SERVICES);
  expect(await servicesFor({}, absent)).toEqual(others);
  expect(await servicesFor({ LOCALSTACK_DYNAMODB: '0' }, there)).toEqual(others);
});

it('the set-up of LocalStack pins every package', () => {
  const lines = readFileSync(join(import.meta.dirname, 'requirements.txt'), 'utf8')
    .trim()
    .split('\n');
  const packages = lines.filter((line) => !line.startsWith('#'));
  expect(packages).toContain(`localstack-core==${VERSION}`);
  for (const line of packages) expect(line).toMatch(/^[\w.-]+==[\w.]+$/);
});
