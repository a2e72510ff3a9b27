import { Box, Menu, Portal } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { Handshake, LifeBuoy, LogOut, User, Wrench } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { UserMenuButton, type UserMenuProps } from './user-menu-button.tsx';

type OpenUserMenuProps = UserMenuProps & {
  /** Whether a key opened the menu. If so, its first item is highlighted. */
  byKey: boolean;
};

/** 'Welcome', 'My profile', 'Toolbox', 'Support', 'Logout', and the user's connections [SHL-14]. */
export const OpenUserMenu = (props: OpenUserMenuProps) => {
  const { name, company, isPerson, staff, connects, onSupport, onLogout, byKey } = props;
  const { t } = useTranslation();
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      defaultOpen
      defaultHighlightedValue={byKey ? (staff ? 'account' : 'profile') : undefined}
    >
      <Menu.Trigger asChild>
        <UserMenuButton name={name} company={company} isPerson={isPerson} />
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
                {company}
              </Menu.ItemGroupLabel>
              {staff && (
                <Menu.Item value="account" asChild>
                  <Link to={paths.admin.account.path()}>
                    <User size={20} aria-hidden />
                    {t('My account')}
                  </Link>
                </Menu.Item>
              )}
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
