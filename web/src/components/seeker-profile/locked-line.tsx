import { Box } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says that something is hidden and how to unlock it. */
export const LockedLine = ({ children }: { children: ReactNode }) => (
  <Box as="p" color="muted">
    <Lock size={16} aria-hidden /> {children}
  </Box>
);
