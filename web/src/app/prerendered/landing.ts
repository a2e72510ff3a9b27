import { readWho, WHO } from '../../lib/session/stored-user.ts';
import { onOtherTab } from '../../lib/storage/web-storage.ts';
import { showPage } from './show-page.ts';
import { refreshPrices } from './show-prices.ts';

/** Links lead to the app. The app starts for what only the app can do, and for signed-in users. */
const startApp = () => import('../../main.tsx');

const page = showPage();
if (page) {
  page.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('button')) void startApp();
  });
  // A sign-in in another tab leads to the dashboard here as well.
  onOtherTab((name) => void (name === WHO && readWho().userInfo && location.reload()));
  const refresh = () =>
    refreshPrices(page, document.documentElement.lang === 'es' ? 'es-US' : 'en-US').catch(() => undefined);
  addEventListener('load', () => setTimeout(refresh, 1000));
} else {
  void startApp();
}
