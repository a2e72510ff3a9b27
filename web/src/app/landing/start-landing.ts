import type { Language } from '@plumbline/shared/options/languages';
import { SUPPORT_HASH } from '../../components/site/support-hash.ts';
import { preferredLanguage } from '../../lib/languages.ts';
import { writeStored } from '../../lib/session/browser-storage.ts';
import { readWho, WHO } from '../../lib/session/stored-user.ts';
import { onOtherTab } from '../../lib/storage/web-storage.ts';
import { refreshPrices } from './show-prices.ts';

/** Shows the page in the visitor's language; the build rendered it in every language. */
const showLanguage = (page: HTMLElement, language: Language): void => {
  const template = document.querySelector<HTMLTemplateElement>(`template[lang=${language}]`);
  if (template) page.replaceChildren(template.content);
  document.title = template?.title ?? document.title;
  document.documentElement.lang = language;
};

/**
 * The page works without the app: its links load pages, and this script handles its two buttons. The language button
 * stores the choice and loads the page again; the Support button starts the app with its dialog open.
 */
const run = (page: HTMLElement, startApp: () => void): void => {
  showLanguage(page, preferredLanguage());
  page.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    if (button.lang) {
      writeStored('language', button.lang);
      location.reload();
    } else {
      location.hash = SUPPORT_HASH;
      startApp();
    }
  });
  // After a sign-in in another tab this page leads to the dashboard, too.
  onOtherTab((name) => void (name === WHO && readWho().userInfo && location.reload()));
  const refresh = () =>
    refreshPrices(page, document.documentElement.lang === 'es' ? 'es-US' : 'en-US').catch(() => undefined);
  addEventListener('load', () => setTimeout(refresh, 1000));
};

/** Shows the landing page to signed-out visitors. For signed-in users, whom the app redirects, it starts the app. */
export const startLanding = (page: HTMLElement, startApp: () => void): void => {
  if (readWho().userInfo || location.hash === SUPPORT_HASH) {
    page.remove();
    startApp();
  } else {
    run(page, startApp);
  }
};
