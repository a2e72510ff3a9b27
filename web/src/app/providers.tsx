import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { takeOver } from '../lib/page/prerendered.ts';
import { queryClient } from '../lib/queries/query-client.ts';
import { Toasts } from '../ui/toasts/toasts.tsx';
import { router } from './router.tsx';
import { system } from './theme/system.ts';
import { UpdateMessage } from './update/update-message.tsx';

/** Stands after the pages, which look at what was typed before in their own effects. */
const TakeOver = () => {
  useLayoutEffect(takeOver, []);
  return null;
};

export const Providers = () => (
  <ChakraProvider value={system}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
      <UpdateMessage />
      <TakeOver />
    </QueryClientProvider>
  </ChakraProvider>
);
