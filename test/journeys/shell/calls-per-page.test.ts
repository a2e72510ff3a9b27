import { paths } from '@plumbline/shared/options/paths';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { crawl } from '../../support/browser/crawl.ts';
import { DESK, useBrowser } from '../../support/browser/pages.ts';

const { openPage } = useBrowser();

/** The most calls of the API that opening a page makes, those of the shell included. */
const MOST = 5;
const MOST_OF_DASHBOARD = 6;

const ceilingOf = (path: string): number => (path === paths.dashboard.pattern ? MOST_OF_DASHBOARD : MOST);

/**
 * Records the different calls of the API since the last load of a document. Preflight requests don't count, nor does a
 * call that is repeated because the first one failed or some time passed.
 */
const recordCalls = (page: Page): (() => readonly string[]) => {
  const calls = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) calls.clear();
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/') || request.method() === 'OPTIONS') return;
    calls.add(`${request.method()} ${pathname}${search}`);
  });
  return () => [...calls];
};

describe('opening a page on a desktop', () => {
  it.each(['candidate', 'provider', 'vendor', 'educational', 'staff'] as const)(
    'makes at most 5 calls of the API, and the dashboard 6, for the role %s',
    async (role) => {
      const page = await openPage(DESK);
      const calls = recordCalls(page);
      const tooMany: Record<string, readonly string[]> = {};
      let total = 0;
      const { visited } = await crawl(page, role, async () => {
        const { pathname } = new URL(page.url());
        total += calls().length;
        if (calls().length > ceilingOf(pathname)) tooMany[pathname] = calls();
      });
      expect(tooMany).toEqual({});
      expect(visited).toBeGreaterThan(10);
      expect(total).toBeGreaterThan(2 * 10);
    },
  );
});
