import type { Language } from '@plumbline/shared/options/languages';
import { SUPPORT_HASH } from '@plumbline/shared/options/paths';
import { languageInAddress, preferredLanguage } from '../../lib/languages.ts';
import { writeStored } from '../../lib/session/browser-storage.ts';
import { readWho, WHO } from '../../lib/session/stored-user.ts';
import { onOtherTab } from '../../lib/storage/web-storage.ts';
import { refreshPrices } from './show-prices.ts';

/** Shows the page in a language; the build rendered it in every language. */
const showLanguage = (page: HTMLElement, language: Language): void => {
  const template = document.querySelector<HTMLTemplateElement>(`template[lang=${language}]`);
  if (!template) return;
  // Page and template exchange their contents, so that the visitor can switch back.
  const replaced = [...page.childNodes];
  page.replaceChildren(template.content);
  template.content.replaceChildren(...replaced);
  [template.lang, document.documentElement.lang] = [document.documentElement.lang, language];
  [template.title, document.title] = [document.title, template.title];
};

/**
 * Handles the two buttons of the page, whose links work without the app. The language button shows the page in the
 * other language. The Support button starts the app with its dialog open.
 */
const run = (page: HTMLElement, startApp: () => void): void => {
  const showPrices = () =>
    refreshPrices(page, document.documentElement.lang === 'es' ? 'es-US' : 'en-US').catch(() => undefined);
  showLanguage(page, languageInAddress() ?? preferredLanguage());
  page.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    if (button.lang) {
      writeStored('language', button.lang);
      showLanguage(page, button.lang as Language);
      page.querySelector<HTMLButtonElement>('button[lang]')?.focus();
      void showPrices();
    } else {
      location.hash = SUPPORT_HASH;
      startApp();
    }
  });
  // A sign-in in another tab reloads this page, which then leads to the dashboard.
  onOtherTab((name) => void (name === WHO && readWho().userInfo && location.reload()));
  addEventListener('load', () => setTimeout(showPrices, 1000));
};

/**
 * Shows the landing page to signed-out visitors. Starts the app for signed-in users, whom it redirects, and for links
 * that open the support dialog.
 */
export const startLanding = (page: HTMLElement, startApp: () => void): void => {
  if (readWho().userInfo || location.hash === SUPPORT_HASH) {
    page.remove();
    startApp();
  } else {
    run(page, startApp);
  }
};
