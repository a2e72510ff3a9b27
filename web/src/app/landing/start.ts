import type { Language } from '@plumbline/shared/options/languages';
import { preferredLanguage } from '../../lib/languages.ts';
import { writeStored } from '../../lib/session/browser-storage.ts';
import { readWho, WHO } from '../../lib/session/stored-user.ts';
import { refreshPrices } from './show-prices.ts';

const root = document.getElementById('root')!;

/** The app takes the place of what was built. */
const startApp = () => import('../../main.tsx');

/** The page was built in both languages; it shows the reader's. */
const showLanguage = () => {
  const language = preferredLanguage();
  const other = document.querySelector<HTMLTemplateElement>(`template[lang=${language}]`);
  if (other) {
    root.replaceChildren(other.content);
    document.title = other.title;
  }
  document.documentElement.lang = language;
};

const frame = () => new Promise(requestAnimationFrame);

/** Presses the app's own button of the same name once it stands there. */
const pressAgain = async (pressed: HTMLButtonElement) => {
  await startApp();
  const find = () =>
    [...document.querySelectorAll<HTMLButtonElement>('footer button')].find(
      (button) => button !== pressed && button.textContent === pressed.textContent,
    );
  while (pressed.isConnected || !find()) await frame();
  find()!.click();
};

/** Links lead to the app; what only the app can do starts it. */
const onPress = ({ target }: Event) => {
  const button = (target as Element).closest<HTMLButtonElement>('footer button');
  if (!button) return;
  root.removeEventListener('click', onPress);
  if (!button.lang) return pressAgain(button);
  writeStored('language', button.lang as Language);
  return startApp();
};

const showLanding = () => {
  showLanguage();
  root.addEventListener('click', onPress);
  // Who signs in in another tab is led to the dashboard here as well.
  addEventListener('storage', ({ key }) => void (key === WHO && readWho().userInfo && location.reload()));
  const refresh = () =>
    refreshPrices(root, document.documentElement.lang === 'es' ? 'es-US' : 'en-US').catch(() => undefined);
  addEventListener('load', () => setTimeout(refresh, 1000));
};

if (readWho().userInfo) {
  // The landing page is not for who is signed in.
  root.replaceChildren();
  void startApp();
} else {
  showLanding();
}
