import { Box } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** The place of short messages about the whole app: bottom right, and on a phone above the bottom bar. */
export const CornerMessages = ({ children }: { children: ReactNode }) => (
  <Box
    position="fixed"
    zIndex="toast"
    display="grid"
    gap="3"
    right="4"
    left={{ base: '4', md: 'auto' }}
    bottom={{ base: 'calc(84px + env(safe-area-inset-bottom))', md: '4' }}
    pointerEvents="none"
  >
    {children}
  </Box>
);

type CornerMessageProps = { icon: LucideIcon; text: string; action?: ReactNode };

/** One message with an icon and at most one button. */
export const CornerMessage = ({ icon: Icon, text, action }: CornerMessageProps) => (
  <Box
    display="flex"
    alignItems="center"
    gap="3"
    minHeight="62px"
    maxWidth={{ md: '96' }}
    ps="4"
    pe={action ? '2' : '4'}
    py="2"
    bg="surface"
    borderWidth="1px"
    borderColor="border"
    borderRadius="m"
    boxShadow="lift"
    pointerEvents="auto"
  >
    <Box as="span" color="accent" lineHeight="1">
      <Icon size={20} aria-hidden />
    </Box>
    <Box as="p" flex="1" fontSize="control">
      {text}
    </Box>
    {action}
  </Box>
);
