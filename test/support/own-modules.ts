import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

// A setup file. The files of a worker share modules, which would keep the mocks of one file for the next, or ignore
// them when an earlier file has loaded the same module. So a file with mocks loads modules of its own.
const { testPath = '' } = expect.getState();
if (readFileSync(testPath, 'utf8').includes('vi.mock(')) {
  vi.resetModules();
  afterAll(() => {
    vi.resetModules();
  });
}
