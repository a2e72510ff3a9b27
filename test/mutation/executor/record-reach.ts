import { writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import {
  activateMutant,
  mutantOfEnvironment,
  REACH_FILE_VARIABLE,
  SKIPPED_TESTS_VARIABLE,
  takeHits,
} from './switch.ts';

// A setup file: it runs before each test file is imported.
activateMutant(mutantOfEnvironment());

const reachFile = process.env[REACH_FILE_VARIABLE];
const skipped = new Set(JSON.parse(process.env[SKIPPED_TESTS_VARIABLE] ?? '[]') as string[]);
const run = globalThis as { hasFailedTest?: boolean };

if (reachFile) {
  let imported: string[] = [];
  beforeAll(() => {
    imported = Object.keys(takeHits());
  });
  afterAll(() => {
    writeFileSync(reachFile, JSON.stringify({ imported, runtime: takeHits() }));
  });
} else {
  // One failure is enough. Vitest's `bail` would still import all files that follow.
  if (run.hasFailedTest) throw new Error('An earlier test has failed');
  beforeEach(({ task, skip }) => {
    if (run.hasFailedTest || skipped.has(task.fullTestName)) skip();
  });
  afterEach(({ task }) => {
    run.hasFailedTest ||= task.result?.state === 'fail';
  });
}
