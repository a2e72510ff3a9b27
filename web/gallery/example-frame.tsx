import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { system } from '../src/app/theme/system.ts';
import { Toasts } from '../src/ui/toasts/toasts.tsx';
import type { NamedExample } from './example.ts';

const LOOK_AGAIN_MS = 30;

/** Presses the buttons with these texts, each as soon as it shows; returns whether all are pressed. */
const usePresses = (texts: readonly string[]): boolean => {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState(0);
  const wanted = texts[pressed] && t(texts[pressed]);
  useEffect(() => {
    if (!wanted) return;
    const press = () => {
      const buttons = [...document.querySelectorAll<HTMLElement>('button, [role=menuitem], [role=radio]')];
      const found = buttons.findLast(({ textContent }) => textContent?.trim().startsWith(wanted));
      if (!found) return;
      found.click();
      setPressed((before) => before + 1);
    };
    const timer = setInterval(press, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [wanted]);
  return wanted === undefined;
};

const ExampleState = ({ Draw, press = [], onShown }: NamedExample & { onShown: () => void }) => {
  const isShown = usePresses(press);
  const shown = useRef(onShown);
  useEffect(() => {
    if (isShown) shown.current();
  }, [isShown]);
  return <Draw />;
};

type ExampleFrameProps = { example: NamedExample; onShown?: () => void };

/** An example with what every page has around it: the theme, an address, a cache of responses, and toasts. */
export const ExampleFrame = ({ example, onShown = () => {} }: ExampleFrameProps) => {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } }),
  );
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <ExampleState {...example} onShown={onShown} /> }], {
      initialEntries: [example.at ?? '/'],
    }),
  );
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Toasts />
      </QueryClientProvider>
    </ChakraProvider>
  );
};
