import { defineConfig } from 'vitest/config';

const node = { environment: 'node' } as const;
const TEMPORARY_FOLDER = 'test/support/temporary-folder.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          // Generous, because a busy machine is no reason to fail.
          testTimeout: 60_000,
          // What they import takes longer than what they test, and none of it keeps state between files.
          isolate: false,
          maxWorkers: '100%',
          include: [
            '{shared,functions,infra}/**/*.test.ts',
            'web/{src,build,icons}/**/*.test.ts',
            'test/{support,mutation}/**/*.test.ts',
          ],
          globalSetup: [TEMPORARY_FOLDER],
          setupFiles: ['test/support/own-modules.ts', 'test/support/properties/use-seed.ts'],
        },
      },
      {
        test: {
          name: 'components',
          environment: 'jsdom',
          // One page for all: loading Chakra again for each file takes longer than the tests do.
          isolate: false,
          maxWorkers: '100%',
          include: ['web/{src,gallery}/**/*.test.tsx'],
          setupFiles: ['web/src/app/theme/start-component-tests.ts'],
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...node,
          name: 'api',
          include: ['test/api/**/*.test.ts'],
          // DynamoDB Local takes half of the processor time of a file; the faults run on it.
          globalSetup: [TEMPORARY_FOLDER, 'test/support/cloud/start-memory-cloud.ts'],
          setupFiles: ['test/support/cloud/fresh-cloud.ts', 'test/support/properties/use-seed.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // Each worker has a local cloud of its own, which its files empty, so they run one after another on it.
          maxWorkers: 2,
          // Reading the functions and the SDK again for each file takes a quarter of the whole run.
          isolate: false,
        },
      },
      {
        test: {
          ...node,
          name: 'axe',
          // Every page for every role takes minutes, so it is a command of its own (npm run axe).
          include: ['test/axe/**/*.test.ts'],
          globalSetup: [TEMPORARY_FOLDER, 'test/support/cloud/start-site.ts'],
          testTimeout: 1_800_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...node,
          name: 'localstack',
          // What the API tests cannot ask of LocalStack, which has no clock to move (npm run test:localstack).
          include: ['test/localstack/**/*.test.ts'],
          globalSetup: [TEMPORARY_FOLDER, 'test/support/cloud/start-cloud.ts'],
          setupFiles: ['test/support/cloud/fresh-cloud.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...node,
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          globalSetup: [TEMPORARY_FOLDER, 'test/support/cloud/start-cloud.ts'],
          setupFiles: ['test/support/cloud/fresh-cloud.ts', 'test/support/properties/use-seed.ts'],
          // Starting a cloud several times takes minutes next to the other stages, and no test of these gets a second
          // try.
          testTimeout: 360_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...node,
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          globalSetup: [TEMPORARY_FOLDER, 'test/support/cloud/start-site.ts'],
          setupFiles: ['test/support/people/own-town.ts'],
          // A page may wait for others on a busy machine; a test that fails waits these out, one that passes does not.
          expect: { poll: { timeout: 45_000 } },
          testTimeout: 360_000,
          hookTimeout: 360_000,
          // Every file has people and a town of its own, and much of the time a page waits.
          maxWorkers: 2,
          // Each worker reads what drives the browser once, and starts one browser.
          isolate: false,
        },
      },
    ],
  },
});
