import { showPage } from './show-page.ts';

const startApp = () => import('../../main.tsx');

const page = showPage();
if (page) {
  // The page to go back to is in the address, which the build did not know; the way to sign up is the one link that looks like a button.
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-ui=button]')) link.search = location.search;
  // After the first paint: until then the line is for the fonts.
  requestAnimationFrame(() => setTimeout(startApp));
} else {
  void startApp();
}
