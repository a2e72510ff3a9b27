import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { LANGUAGES, type Language } from '@plumbline/shared/options/languages';
import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { LoginPage } from '../../features/accounts/sign-in/login-page.tsx';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { initI18n } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries/query-client.ts';
import { es } from '../../locales/es.ts';
import { system } from '../theme/system.ts';

/** The rules that the markup contains, in the order in which the page inserts them. */
const GLOBAL_STYLES = /<style data-emotion="css-global[^>]*>([^<]*)<\/style>/g;

/** Pages that look the same for every visitor, and the title of each. */
const pages = {
  landing: { Page: LandingPage, title: () => i18next.t('Good work, close to home') },
  login: { Page: LoginPage, title: () => i18next.t('Sign In') },
} as const satisfies Record<string, { Page: ComponentType; title: () => string }>;
type PrerenderedPage = keyof typeof pages;

const render = async (name: PrerenderedPage, language: Language) => {
  await i18next.changeLanguage(language);
  const { Page, title } = pages[name];
  const cache = createCache({ key: 'css' });
  // Keeps rules in the cache instead of inserting them before the first element that has them.
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter>
            <Page />
          </MemoryRouter>
        </QueryClientProvider>
      </ChakraProvider>
    </CacheProvider>,
  );
  const global = [...html.matchAll(GLOBAL_STYLES)].map(([, css]) => css);
  const own = Object.values(cache.inserted).filter((rules) => typeof rules === 'string');
  const css = [...global, ...own].join('');
  return { language, title: `${title()} - Plumbline`, html: html.replace(GLOBAL_STYLES, ''), css };
};

/** A built page: its markup and title in each language, and the rules of all languages. */
const renderPage = async (name: PrerenderedPage) => {
  const languages: Awaited<ReturnType<typeof render>>[] = [];
  // Sequential, because the language is global to the app.
  for (const language of LANGUAGES) languages.push(await render(name, language));
  const { css } = languages[0]!;
  if (languages.some((it) => it.css !== css)) throw new Error(`The page ${name} looks different in another language`);
  return { css, languages };
};
type RenderedPage = Awaited<ReturnType<typeof renderPage>>;

export const renderPages = async (): Promise<Record<PrerenderedPage, RenderedPage>> => {
  await initI18n();
  i18next.addResourceBundle('es', 'translation', es);
  const rendered = { landing: await renderPage('landing'), login: await renderPage('login') };
  // Its timers would keep the build from exiting.
  queryClient.clear();
  return rendered;
};
