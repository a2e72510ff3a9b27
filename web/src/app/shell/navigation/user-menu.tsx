import { Box, chakra, Menu, Portal, VisuallyHidden } from '@chakra-ui/react';
import { ChevronDown, Handshake, LifeBuoy, LogOut, User, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/text/avatar.tsx';

type UserMenuProps = {
  name: string;
  company: boolean;
  /** Staff have neither a profile nor a toolbox. */
  staff: boolean;
  /** Whether this side is ever connected with somebody. */
  connects: boolean;
  onSupport: () => void;
  onLogout: () => void;
};

/** 'Welcome', 'My profile', 'Toolbox', 'Support', 'Logout' [SHL-14], and whom one is connected with. */
export const UserMenu = ({ name, company, staff, connects, onSupport, onLogout }: UserMenuProps) => {
  const { t } = useTranslation();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <chakra.button
          type="button"
          display="inline-flex"
          alignItems="center"
          gap="2.5"
          minHeight="44px"
          px="2"
          py="1"
          borderRadius="m"
          fontSize="control"
          fontWeight="medium"
          lineHeight="1.2"
          _hover={{ bg: 'sunken' }}
        >
          <Avatar name={name} company={company} size="sm" />
          <Box as="span" maxWidth="240px" textAlign="start" srOnly={{ base: true, md: false }}>
            {name}
          </Box>
          <VisuallyHidden>{t(', user menu')}</VisuallyHidden>
          <Box as="span" display={{ base: 'none', md: 'inline' }}>
            <ChevronDown size={16} aria-hidden />
          </Box>
        </chakra.button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.ItemGroup>
              <Menu.ItemGroupLabel>
                {t('Welcome')}
                <Box as="b" display="block" color="text" fontSize="control">
                  {name}
                </Box>
              </Menu.ItemGroupLabel>
              {!staff && (
                <>
                  <Menu.Item value="profile" asChild>
                    <Link to={paths.profile.own.path()}>
                      <User size={20} aria-hidden />
                      {t('My profile')}
                    </Link>
                  </Menu.Item>
                  {connects && (
                    <Menu.Item value="connections" asChild>
                      <Link to={paths.toolbox.connections.path()}>
                        <Handshake size={20} aria-hidden />
                        {t('Connections')}
                      </Link>
                    </Menu.Item>
                  )}
                  <Menu.Item value="toolbox" asChild>
                    <Link to={paths.toolbox.root.path()}>
                      <Wrench size={20} aria-hidden />
                      {t('Toolbox')}
                    </Link>
                  </Menu.Item>
                </>
              )}
              <Menu.Item value="support" onClick={onSupport}>
                <LifeBuoy size={20} aria-hidden />
                {t('Support')}
              </Menu.Item>
              <Menu.Item value="logout" onClick={onLogout}>
                <LogOut size={20} aria-hidden />
                {t('Logout')}
              </Menu.Item>
            </Menu.ItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
};
