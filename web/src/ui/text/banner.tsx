import { Alert, Box } from '@chakra-ui/react';
import { Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type BannerProps = { children: ReactNode; icon?: LucideIcon; action?: ReactNode; tone?: 'info' | 'warning' };

/** A message above the page's content with a link, such as a pending job briefing. */
export const Banner = ({ children, icon: Icon = Info, action, tone = 'info' }: BannerProps) => (
  <Alert.Root
    variant="surface"
    status={tone}
    flexWrap={{ base: action ? 'wrap' : 'nowrap', md: 'nowrap' }}
    alignItems={{ base: action ? 'flex-start' : 'center', md: 'center' }}
  >
    <Alert.Indicator>
      <Icon size={20} aria-hidden />
    </Alert.Indicator>
    <Alert.Content>{children}</Alert.Content>
    {action && <Box marginInlineStart={{ base: '8', md: '0' }}>{action}</Box>}
  </Alert.Root>
);
