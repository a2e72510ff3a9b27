import './app/take-link-key.ts';
import '@fontsource/inter/latin-400.css';
import '@fontsource/inter/latin-500.css';
import '@fontsource/inter/latin-600.css';
import '@fontsource/barlow-semi-condensed/latin-600.css';
import '@fontsource/barlow-semi-condensed/latin-700.css';
import './app/theme/base.css';
import './app/theme/motif.css';
import { paths } from '@plumbline/shared/options/paths';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { firstPageLoaded, router } from './app/router.ts';
import { configureApi } from './lib/api/client.ts';
import { loadTransport } from './lib/api/exchange.ts';
import { startI18n } from './lib/i18n.ts';
import { keepAnswers } from './lib/offline/kept-answers.ts';
import { followConnection } from './lib/offline/online.ts';
import { keepFocus } from './lib/page/keep-focus.ts';
import { followLeaving } from './lib/page/leaving.ts';
import { reportUncaughtErrors } from './lib/page/report-errors.ts';
import { queryClient } from './lib/queries/query-client.ts';
import { restoreSession } from './lib/session/restore-session.ts';
import { followOtherTabs, getSession, subscribe } from './lib/session/session.ts';

// Signed-in pages call the API as soon as they render. A failure shows with the first call.
if (getSession().userInfo) loadTransport().catch(() => undefined);
reportUncaughtErrors();
followLeaving();
keepFocus();
// Prevents Zod from testing whether it may compile code: the page's policy forbids that, and the browser would report
// it. Importing Zod's own `config` would load a part of Zod now.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
configureApi({
  onSignedOut: () => {
    const { pathname, search, hash } = location;
    const redirect = pathname.startsWith(paths.login.path()) ? undefined : `${pathname}${search}${hash}`;
    void router.navigate(paths.login.path({ redirect }), { replace: true });
  },
});
followOtherTabs(() => location.reload());
// Clears the cached responses at a sign-out, so that the next user doesn't see them.
subscribe(() => {
  if (!getSession().userInfo) queryClient.clear();
});

// A function instead of an `await` at the module's top level. Files that load later, such as a language, may share a
// chunk with this module and would wait for it.
const start = async () => {
  await Promise.all([startI18n(), restoreSession(), firstPageLoaded()]);
  followConnection();
  keepAnswers(queryClient);
  const root = createRoot(document.getElementById('root')!);
  // In a transition the first page renders in small steps, between which the browser stays responsive.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Providers />
      </StrictMode>,
    ),
  );
};

void start();
