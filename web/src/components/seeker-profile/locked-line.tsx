import { Box } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

/** Says that something is covered and how it opens. */
export const LockedLine = ({ children }: { children: ReactNode }) => (
  <Box as="p" color="muted">
    <Lock size={16} aria-hidden /> {children}
  </Box>
);
