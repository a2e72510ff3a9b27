import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Language } from '@plumbline/shared/options/languages';
import { QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { LandingPage } from '../../features/landing/landing-page.tsx';
import { initI18n } from '../../lib/i18n.ts';
import { queryClient } from '../../lib/queries/query-client.ts';
import { es } from '../../locales/es.ts';
import { system } from '../theme/system.ts';

/** The rules that stand in the markup, in the order in which the page inserts them. */
const GLOBAL_STYLES = /<style data-emotion="css-global[^>]*>([^<]*)<\/style>/g;

const render = async (language: Language): Promise<{ html: string; css: string }> => {
  await i18next.changeLanguage(language);
  const cache = createCache({ key: 'css' });
  // Rules are kept in the cache instead of standing before the first element that has them.
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
  return { html: html.replace(GLOBAL_STYLES, ''), css: [...global, ...own].join('') };
};

/** The landing page as it is built: its markup in each language and the rules of both. */
export const renderLanding = async () => {
  await initI18n();
  i18next.addResourceBundle('es', 'translation', es);
  const [english, spanish] = [await render('en'), await render('es')];
  // Its timers would keep the build from ending.
  queryClient.clear();
  if (english.css !== spanish.css) throw new Error('The landing page looks different in another language');
  return {
    css: english.css,
    pages: [
      { language: 'en', html: english.html },
      { language: 'es', html: spanish.html },
    ] as const,
    title: (language: Language) => `${i18next.t('Good work, close to home', { lng: language })} - Plumbline`,
  };
};
