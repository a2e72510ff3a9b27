import type { RouteObject } from 'react-router-dom';
import { page } from '../lazy-page.ts';
import type { SoonArea, SoonHandle } from './soon-texts.ts';

/** A route whose page shows its title, 'Coming soon....', what will be there and what to use until then [SHL-28]. */
export const soon = (pattern: string, title: string, area: SoonArea): RouteObject => ({
  path: pattern,
  handle: { title, area } satisfies SoonHandle,
  lazy: page(() => import('../coming-soon-page.tsx'), 'ComingSoonPage'),
});
