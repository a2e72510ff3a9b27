import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { RouterProvider } from 'react-router-dom';
import { takeOver } from '../lib/page/prerendered.ts';
import { queryClient } from '../lib/queries/query-client.ts';
import { Toasts } from '../ui/toasts/toasts.tsx';
import { CornerMessages } from './corner-messages.tsx';
import { router } from './router.ts';
import { SlowLineMessage } from './slow-line-message.tsx';
import { system } from './theme/system.ts';
import { UnkeptDraftNotice } from './unkept-draft-notice.tsx';
import { UpdateMessage } from './update/update-message.tsx';

/** Rendered after the pages, so that its listeners exist when the app takes over. */
const TakeOver = ({ app }: { app: HTMLElement }) => {
  useLayoutEffect(() => takeOver(app, flushSync), [app]);
  return null;
};

export const Providers = ({ app }: { app: HTMLElement }) => (
  <ChakraProvider value={system}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
      <UnkeptDraftNotice />
      <CornerMessages>
        <SlowLineMessage />
        <UpdateMessage />
      </CornerMessages>
      <TakeOver app={app} />
    </QueryClientProvider>
  </ChakraProvider>
);
