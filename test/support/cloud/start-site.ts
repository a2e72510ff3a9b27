import type { TestProject } from 'vitest/node';
import { browserProblem } from '../browser/browser.ts';
import { cloudSetup } from './spawn-cloud.ts';

/** One cloud for all workers, because every file has people of its own. */
const startCloud = cloudSetup(['--web', '--seed'], () => 1);

/** Looks for the browser first: one that npm brought is unpacked by it, which test files side by side must not do at once. */
export default async (project: TestProject) => {
  const problem = await browserProblem();
  if (problem) throw new Error(problem);
  return startCloud(project);
};
