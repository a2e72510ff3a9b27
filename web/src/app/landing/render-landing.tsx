import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { LANGUAGES, type Language } from '@plumbline/shared/options/languages';
import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { initI18n } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries/query-client.ts';
import { es } from '../../locales/es.ts';
import { system } from '../theme/system.ts';

/** The rules that the markup contains, in the order in which the page inserts them. */
const GLOBAL_STYLES = /<style data-emotion="css-global[^>]*>([^<]*)<\/style>/g;

const render = async (language: Language) => {
  await i18next.changeLanguage(language);
  const cache = createCache({ key: 'css' });
  // Emotion keeps the rules in the cache. Otherwise it would write them as style elements into the HTML.
  cache.compat = true;
  const html = renderToString(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <QueryClientProvider client={queryClient}>
          <MemoryRouter>
            <LandingPage />
          </MemoryRouter>
        </QueryClientProvider>
      </ChakraProvider>
    </CacheProvider>,
  );
  const global = [...html.matchAll(GLOBAL_STYLES)].map(([, css]) => css);
  const own = Object.values(cache.inserted).filter((rules) => typeof rules === 'string');
  const title = `${i18next.t('Good work, close to home')} - Plumbline`;
  return { language, title, html: html.replace(GLOBAL_STYLES, ''), css: [...global, ...own].join('') };
};

/** The landing page's markup and title in each language, English first, and the CSS rules that all languages share. */
export const renderLanding = async () => {
  await initI18n();
  i18next.addResourceBundle('es', 'translation', es);
  const pages: Awaited<ReturnType<typeof render>>[] = [];
  // Sequential, because the language is global to the app.
  for (const language of LANGUAGES) pages.push(await render(language));
  const { css } = pages[0]!;
  if (pages.some((page) => page.css !== css)) throw new Error('The landing page looks different in another language');
  // The timers of the cached queries would keep the build from exiting.
  queryClient.clear();
  return { css, pages };
};
