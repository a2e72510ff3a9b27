import type { RouteObject } from 'react-router-dom';
import { page } from '../lazy-page.ts';

/** A route whose page shows its title and 'Coming soon....' [SHL-28]. */
export const soon = (pattern: string, title: string): RouteObject => ({
  path: pattern,
  handle: { title },
  lazy: page(() => import('../coming-soon-page.tsx'), 'ComingSoonPage'),
});
