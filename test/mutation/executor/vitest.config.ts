import { fileURLToPath } from 'node:url';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import base from '../../../vitest.config.ts';

/** Runs files in the order in which they were asked for. */
class GivenOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

type Project = NonNullable<ViteUserConfig['test']> & { setupFiles?: string[] };

const projects = ((base as ViteUserConfig).test?.projects ?? []) as { test: Project }[];
const recordReach = fileURLToPath(new URL('record-reach.ts', import.meta.url));

const projectOf = (name: string, changes: Project): { test: Project } => {
  const found = projects.find(({ test }) => test.name === name);
  if (!found) throw new Error(`There is no project ${name}`);
  const setupFiles = [recordReach, ...(found.test.setupFiles ?? [])];
  return { test: { ...found.test, ...changes, setupFiles, isolate: false, maxWorkers: 1 } };
};

/** The unit and API projects, for one worker that ends with its run. */
export default defineConfig({
  test: {
    sequence: { sequencer: GivenOrder },
    projects: [
      projectOf('unit', {}),
      // The executor starts the local cloud itself, because it tells it the mutant.
      projectOf('api', { globalSetup: [], testTimeout: 45_000, hookTimeout: 45_000 }),
    ],
  },
});
