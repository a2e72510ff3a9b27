import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { Bell, Menu as MenuIcon, MessageSquare } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Brand } from '../../components/site/brand.tsx';
import { IconButton } from '../../ui/controls/button.tsx';
import { RedDot } from '../../ui/text/red-dot.tsx';
import { UserMenu } from './navigation/user-menu.tsx';

type TopBarProps = ComponentProps<typeof UserMenu> & {
  home: string;
  /** The number of unread notifications; empty when there are none. */
  unread: string;
  /** The number of conversations with unread messages; empty when there are none. */
  messages: string;
  onMenu: () => void;
};

/** The bell and the user menu at the right. Below the desktop width, the bar also has the mark and the menu button. */
export const TopBar = ({ home, unread, messages, onMenu, ...user }: TopBarProps) => {
  const { t } = useTranslation();
  return (
    <Box
      as="header"
      display="flex"
      _print={{ display: 'none' }}
      alignItems="center"
      gap={{ base: '0', sm: '2' }}
      height={{ base: '60px', desk: '72px' }}
      ps={{ base: '4', md: '5', desk: '8' }}
      pe={{ base: '2', md: '5', desk: '8' }}
      marginBottom={{ base: '5', desk: '0' }}
      borderBottomWidth={{ base: '1px', desk: '0' }}
      borderColor="border"
    >
      <Brand to={home} display={{ desk: 'none' }} />
      <Box flex="1" />
      {user.connects && (
        <IconButton asChild aria-label={messages ? t('Messages, {{messages}} new', { messages }) : t('Messages')}>
          <Link to={paths.messages.root.path()}>
            <MessageSquare size={20} aria-hidden />
            {messages && <RedDot position="absolute" top="9px" right="9px" role="presentation" />}
          </Link>
        </IconButton>
      )}
      {!user.staff && (
        <IconButton asChild aria-label={unread ? t('Notifications, {{unread}} new', { unread }) : t('Notifications')}>
          <Link to={paths.toolbox.notifications.path()}>
            <Bell size={20} aria-hidden />
            {unread && <RedDot position="absolute" top="9px" right="9px" role="presentation" />}
          </Link>
        </IconButton>
      )}
      <UserMenu {...user} />
      <IconButton display={{ desk: 'none' }} aria-label={t('Menu')} aria-haspopup="dialog" onClick={onMenu}>
        <MenuIcon size={20} aria-hidden />
      </IconButton>
    </Box>
  );
};
