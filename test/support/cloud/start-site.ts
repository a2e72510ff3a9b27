import type { TestProject } from 'vitest/node';
import { browserProblem } from '../browser/browser.ts';
import { cloudSetup, tableFlags } from './spawn-cloud.ts';

/** One cloud for all workers, because every file has its own people. */
const startCloud = cloudSetup(['--web', '--seed', ...tableFlags], () => 1);

/**
 * Finds the browser first: the one from npm is unpacked by it, which parallel test files must not do at the same time.
 */
export default async (project: TestProject) => {
  const problem = await browserProblem();
  if (problem) throw new Error(problem);
  return startCloud(project);
};
