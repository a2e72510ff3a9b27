import { ChakraProvider } from '@chakra-ui/react';
import type { Path } from '@plumbline/shared/options/paths';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { OWN, type Reader, signInAs } from '../../../gallery/sign-in.ts';
import { configureApi } from '../../lib/api/client.ts';
import { Toasts } from '../../ui/toasts/toasts.tsx';
import { SlowLineMessage } from '../slow-line-message.tsx';
import { system } from '../theme/system.ts';
import { UnkeptDraftNotice } from '../unkept-draft-notice.tsx';
import { answering, answerRequests } from './answers.ts';

type PageTest = {
  route: Path;
  /** The address to open; the pattern itself by default. */
  at?: string;
  as?: Reader;
  /** The trades of a job seeker. */
  trades?: readonly string[];
  answers?: Parameters<typeof answerRequests>[0];
  state?: unknown;
  /** Other pages, for tests that follow a link to them. */
  others?: readonly { route: Path; page: ReactElement }[];
};

/** Renders a page at its route for a signed-in user, with the given server responses. For component tests only. */
export const renderPage = (
  page: ReactElement,
  { route, at, as = 'provider', trades, answers = [], state, others = [] }: PageTest,
) => {
  configureApi({ origin: 'http://localhost' });
  signInAs(as, trades);
  const asked = answerRequests(answers);
  const router = createMemoryRouter(
    [
      { path: route.pattern, element: page },
      ...others.map((each) => ({ path: each.route.pattern, element: each.page })),
      { path: '*', element: null },
    ],
    { initialEntries: [{ ...addressParts(at ?? route.pattern), state }] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  const view = render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Toasts />
        <UnkeptDraftNotice />
        <SlowLineMessage />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  /** The visit of the address. Its key changes with each navigation, also with one to the same address. */
  const visit = () => router.state.location;
  /** The browser's Back. */
  const back = () => act(() => router.navigate(-1));
  return { ...view, asked, address, visit, back };
};

const addressParts = (address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return { pathname, search };
};

export { answering, OWN };
