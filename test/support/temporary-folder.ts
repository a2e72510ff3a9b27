import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives all test processes a temporary folder of their own, which is deleted with everything in it after the run. One
 * run writes several GB of templates and local clouds.
 */
export default () => {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
};
