import { preferredLanguage } from '../../lib/languages.ts';
import { prerenderedPage, watchPage } from '../../lib/page/prerendered.ts';
import { readWho } from '../../lib/session/stored-user.ts';

/** The page was built in every language; shows the reader's. */
const showLanguage = (page: HTMLElement): void => {
  const language = preferredLanguage();
  const other = document.querySelector<HTMLTemplateElement>(`template[lang=${language}]`);
  if (other) {
    page.replaceChildren(other.content);
    document.title = other.title;
  }
  document.documentElement.lang = language;
};

/** Shows the built page to signed-out visitors and returns true; signed-in users are redirected. */
export const showPage = (): HTMLElement | undefined => {
  const page = prerenderedPage();
  if (!page) return undefined;
  if (readWho().userInfo) {
    page.remove();
    return undefined;
  }
  showLanguage(page);
  watchPage(page);
  return page;
};
