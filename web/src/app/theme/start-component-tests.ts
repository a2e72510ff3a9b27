import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { startI18n } from '../../lib/i18n.ts';
import { toaster } from '../../ui/toasts/toast-stack.tsx';

// jsdom has no ResizeObserver, because it has no layout. Chakra's components measure with it.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// For the same reason everything is in sight, and no media query matches.
globalThis.IntersectionObserver ??= class {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    this.#tell(
      [{ target, isIntersecting: true } as IntersectionObserverEntry],
      this as unknown as IntersectionObserver,
    );
  }
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
globalThis.matchMedia ??= () =>
  ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

// jsdom has no scrollIntoView, because it has no layout.
HTMLElement.prototype.scrollIntoView = () => {};

// Code that loads on first use, such as the toasts, takes a while on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

await startI18n();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  // Removes the toasts, because they outlive the page that showed them.
  toaster.remove();
});

// The DOM of the tests has no CSS object; a highlighted option is looked up by its escaped id.
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
