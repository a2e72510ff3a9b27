import { Box } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** A warning that shows before a post is sent, with a button that fixes the problem. */
export const ReviewWarning = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <Box
    role="alert"
    display="flex"
    flexWrap="wrap"
    gap="3"
    alignItems="center"
    maxWidth="form"
    px="4"
    py="3.5"
    borderRadius="m"
    bg="warning-soft"
  >
    <Box as="span" color="warning" lineHeight="1">
      <CircleAlert size={20} aria-hidden />
    </Box>
    <Box flex="1 1 60%" overflowWrap="anywhere">
      {children}
    </Box>
    {action}
  </Box>
);
