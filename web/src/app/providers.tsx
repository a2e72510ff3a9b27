import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { Toasts } from '../components/toasts.tsx';
import { queryClient } from '../lib/query-client.ts';
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
