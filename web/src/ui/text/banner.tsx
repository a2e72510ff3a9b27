import { Box } from '@chakra-ui/react';
import { Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type BannerProps = { children: ReactNode; icon?: LucideIcon; action?: ReactNode; tone?: 'info' | 'warning' };

/** A message above the page's content that leads somewhere, such as a waiting job briefing. */
export const Banner = ({ children, icon: Icon = Info, action, tone = 'info' }: BannerProps) => (
  <Box
    display="flex"
    flexWrap={{ base: action ? 'wrap' : 'nowrap', md: 'nowrap' }}
    alignItems={{ base: action ? 'flex-start' : 'center', md: 'center' }}
    columnGap="3"
    rowGap="2.5"
    px="4"
    py="3.5"
    borderRadius="m"
    bg={`${tone}-soft`}
    color="text"
    fontSize="control"
  >
    <Box as="span" color={tone} lineHeight="1.4">
      <Icon size={20} aria-hidden />
    </Box>
    <Box flex={{ base: '1 1 80%', md: '1' }}>{children}</Box>
    {action && <Box marginInlineStart={{ base: '8', md: '0' }}>{action}</Box>}
  </Box>
);
