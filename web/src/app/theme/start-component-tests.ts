import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { startI18n } from '../../lib/i18n.ts';

// What Chakra's parts measure with and jsdom, which lays nothing out, does not have.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

await startI18n();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});
