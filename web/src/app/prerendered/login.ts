import { showPage } from './show-page.ts';

const startApp = () => import('../../main.tsx');

const page = showPage();
if (page) {
  // The page to return to is in the address, which the build could not know. The sign-up link is the one link that
  // looks like a button.
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-ui=button]')) link.search = location.search;
  // Runs after the first paint, so that the fonts load first.
  requestAnimationFrame(() => setTimeout(startApp));
} else {
  void startApp();
}
