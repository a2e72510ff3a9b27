import { paths } from '../../lib/paths.ts';
import { showPage } from './show-page.ts';

// The page to go back to is in the address, which the build did not know.
for (const link of showPage()?.querySelectorAll('a') ?? []) {
  if (link.pathname === paths.signup.pattern) link.search = location.search;
}
