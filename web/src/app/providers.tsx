import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../lib/queries/query-client.ts';
import { Toasts } from '../ui/toasts/toasts.tsx';
import { CornerMessages } from './corner-messages.tsx';
import { InstallMessage } from './install/install-message.tsx';
import { ReadOnlyMessage } from './read-only/read-only-message.tsx';
import { router } from './router.ts';
import { SlowLineMessage } from './slow-line-message.tsx';
import { system } from './theme/system.ts';
import { UnkeptDraftNotice } from './unkept-draft-notice.tsx';
import { UpdateMessage } from './update/update-message.tsx';

/**
 * Removes the landing page that the build rendered, in the same frame in which the app shows its first page. The scroll
 * position stays; the router starts every page at its top.
 */
const RemoveBuiltPage = () => {
  const [top] = useState(() => scrollY);
  useLayoutEffect(() => {
    const built = document.getElementById('landing');
    if (!built) return;
    built.remove();
    scrollTo({ top, behavior: 'instant' });
  }, [top]);
  return null;
};

export const Providers = () => (
  <ChakraProvider value={system}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
      <UnkeptDraftNotice />
      <CornerMessages>
        <ReadOnlyMessage />
        <SlowLineMessage />
        <InstallMessage />
        <UpdateMessage />
      </CornerMessages>
      <RemoveBuiltPage />
    </QueryClientProvider>
  </ChakraProvider>
);
