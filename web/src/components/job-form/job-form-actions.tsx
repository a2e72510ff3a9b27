import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PhoneActionBar } from '../../ui/layout/action-bar.tsx';

/** The two buttons at the form's end; on a phone in the bar at the bottom. */
export const JobFormActions = ({ children }: { children: ReactNode }) => (
  <>
    <Box display={{ base: 'none', md: 'flex' }} gap="2.5" justifyContent="flex-end">
      {children}
    </Box>
    <PhoneActionBar>{children}</PhoneActionBar>
  </>
);
