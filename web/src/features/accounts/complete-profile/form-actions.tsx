import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PhoneActionBar } from '../../../ui/layout/action-bar.tsx';

/** A form's buttons, the primary last: at its end on desktop, in the bar at the bottom of a phone. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <>
    <Box display={{ base: 'none', md: 'flex' }} justifyContent="flex-end" gap="2.5" marginTop="2">
      {children}
    </Box>
    <PhoneActionBar>{children}</PhoneActionBar>
  </>
);
