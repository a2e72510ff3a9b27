import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../lib/queries/query-client.ts';
import { Toasts } from '../ui/toasts/toasts.tsx';
import { router } from './router.tsx';
import { system } from './theme/system.ts';
import { UpdateMessage } from './update/update-message.tsx';

export const Providers = () => (
  <ChakraProvider value={system}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
      <UpdateMessage />
    </QueryClientProvider>
  </ChakraProvider>
);
